import StubValues
import Testing

@Suite struct EnglishNounTests {
  @Test(arguments: [
    ("child", "children"), ("person", "people"), ("category", "categories"), ("box", "boxes"),
    ("status", "statuses"), ("address", "addresses"), ("movie", "movies"), ("series", "series"),
    ("data", "data"), ("analysis", "analyses"), ("leaf", "leaves"), ("item", "items"),
    ("tag", "tags"), ("city", "cities"), ("country", "countries"), ("day", "days"), ("key", "keys"),
    ("bus", "buses"), ("alias", "aliases"), ("class", "classes"), ("match", "matches"),
    ("branch", "branches"), ("dish", "dishes"), ("tax", "taxes"), ("quiz", "quizzes"),
    ("house", "houses"), ("course", "courses"), ("exercise", "exercises"),
    ("purchase", "purchases"),
    ("database", "databases"), ("response", "responses"), ("license", "licenses"),
    ("size", "sizes"),
    ("prize", "prizes"), ("cache", "caches"), ("headache", "headaches"), ("cookie", "cookies"),
    ("calorie", "calories"), ("tie", "ties"), ("photo", "photos"), ("video", "videos"),
    ("potato", "potatoes"), ("hero", "heroes"), ("shoe", "shoes"), ("wave", "waves"),
    ("sleeve", "sleeves"), ("knife", "knives"), ("shelf", "shelves"), ("bookshelf", "bookshelves"),
    ("woman", "women"), ("salesman", "salesmen"), ("human", "humans"), ("specimen", "specimens"),
    ("grandchild", "grandchildren"), ("salesperson", "salespeople"), ("mouse", "mice"),
    ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("criterion", "criteria"),
    ("vertex", "vertices"), ("matrix", "matrices"), ("index", "indexes"), ("lens", "lenses"),
    ("gas", "gases"), ("virus", "viruses"), ("bonus", "bonuses"), ("campus", "campuses"),
    ("canvas", "canvases"), ("stomach", "stomachs"), ("species", "species"), ("fish", "fish"),
    ("news", "news"), ("metadata", "metadata"), ("media", "media"), ("url", "urls"), ("id", "ids"),
    ("waltz", "waltzes"), ("buzz", "buzzes"), ("crisis", "crises"), ("axis", "axes"),
    ("invoice", "invoices"), ("price", "prices"), ("image", "images"), ("vehicle", "vehicles"),
    ("note", "notes"), ("recipe", "recipes"), ("expense", "expenses"), ("warehouse", "warehouses"),
    ("process", "processes"), ("iris", "irises"), ("menu", "menus"), ("reply", "replies"),
    ("toy", "toys"), ("selfie", "selfies"), ("octopus", "octopuses"), ("life", "lives"),
    ("olive", "olives"), ("base", "bases"), ("release", "releases"), ("phase", "phases"),
    ("schedule", "schedules"), ("employee", "employees"), ("freebie", "freebies"), ("api", "apis"),
    ("uri", "uris"), ("sku", "skus"), ("emoji", "emojis"),
    ("schema", "schemas"), ("idea", "ideas"), ("taxi", "taxis"), ("cpu", "cpus"),
  ])
  func formsBothNumbers(singular: String, plural: String) {
    #expect(EnglishNoun.plural(of: singular) == plural)
    #expect(EnglishNoun.singular(of: plural) == singular)
  }

  @Test(arguments: [
    "address", "status", "analysis", "series", "news", "gas", "lens", "alias", "class", "bus",
    "name",
    "is", "as", "s", "", "data", "progress", "was", "https", "canvas", "bias", "chess", "ios",
    "process", "business", "basis", "virus",
  ])
  func leavesSingulars(word: String) {
    #expect(EnglishNoun.singular(of: word) == word)
    #expect(!EnglishNoun.isPlural(word))
  }

  @Test(arguments: [
    ("indices", "index"), ("cacti", "cactus"), ("dice", "die"), ("formulae", "formula"),
  ])
  func readsFurtherPlurals(plural: String, singular: String) {
    #expect(EnglishNoun.singular(of: plural) == singular)
    #expect(EnglishNoun.isPlural(plural))
  }
}
