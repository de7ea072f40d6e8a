/// The English nouns that the rules of spelling get wrong.
enum EnglishNounList {
  /// Irregular plurals by their singulars.
  static let plurals: [String: String] = Dictionary(
    uniqueKeysWithValues: irregular.map { ($0.singular, $0.plural) }
  )

  /// Irregular singulars by their plurals.
  static let singulars: [String: String] = Dictionary(
    uniqueKeysWithValues: (irregular + plural).map { ($0.plural, $0.singular) }
  )

  private static let irregular: [(singular: String, plural: String)] = [
    ("analysis", "analyses"), ("appendix", "appendices"), ("axis", "axes"),
    ("bacterium", "bacteria"),
    ("calf", "calves"), ("crisis", "crises"), ("criterion", "criteria"),
    ("curriculum", "curricula"),
    ("diagnosis", "diagnoses"), ("elf", "elves"), ("ellipsis", "ellipses"), ("foot", "feet"),
    ("fungus", "fungi"), ("goose", "geese"), ("half", "halves"), ("hypothesis", "hypotheses"),
    ("knife", "knives"), ("leaf", "leaves"), ("life", "lives"), ("loaf", "loaves"),
    ("matrix", "matrices"), ("mouse", "mice"), ("nucleus", "nuclei"), ("oasis", "oases"),
    ("ox", "oxen"), ("parenthesis", "parentheses"), ("phenomenon", "phenomena"),
    ("quiz", "quizzes"),
    ("radius", "radii"), ("scarf", "scarves"), ("self", "selves"), ("shelf", "shelves"),
    ("stimulus", "stimuli"), ("synopsis", "synopses"), ("thesis", "theses"), ("thief", "thieves"),
    ("tooth", "teeth"), ("vertex", "vertices"), ("wharf", "wharves"), ("wife", "wives"),
    ("wolf", "wolves"), ("housewife", "housewives"), ("midwife", "midwives"),
    ("bookshelf", "bookshelves"), ("penknife", "penknives"), ("person", "people"),
    ("alumnus", "alumni"),
  ]

  /// Further plurals that are read, beside the ones that are formed.
  private static let plural: [(singular: String, plural: String)] = [
    ("index", "indices"), ("cactus", "cacti"), ("syllabus", "syllabi"), ("die", "dice"),
    ("focus", "foci"), ("formula", "formulae"), ("antenna", "antennae"), ("dwarf", "dwarves"),
    ("hoof", "hooves"),
  ]

  /// Singulars in -i and -u, whose plurals look like singulars in -is and -us.
  static let endingInIOrU: Set<String> = [
    "alibi", "api", "bikini", "cpu", "deli", "emoji", "emu", "gpu", "gui", "guru", "haiku", "kiwi",
    "martini", "menu", "poi", "rabbi", "safari", "ski", "sku", "submenu", "taxi", "tsunami", "ui",
    "uri", "wiki", "yeti",
  ]

  /// Endings of irregular nouns that stand at the end of longer ones too, the longer first.
  static let compoundEndings: [(singular: String, plural: String)] = [
    ("child", "children"), ("person", "people"), ("woman", "women"), ("man", "men"),
  ]

  /// Words that only look like such a compound.
  static let noCompounds: Set<String> = [
    "abdomen", "acumen", "amen", "caiman", "german", "human", "norman", "omen", "ottoman", "ramen",
    "regimen", "roman", "shaman", "specimen", "stamen", "talisman", "yemen",
  ]

  /// Words with one form for both numbers, or with only one number.
  static let invariable: Set<String> = [
    "aircraft", "analytics", "athletics", "aws", "chassis", "cod", "corps", "crossroads", "css",
    "data", "deer", "dns", "economics", "electronics", "equipment", "ethics", "feedback", "fish",
    "furniture", "gps", "gymnastics", "hardware", "headquarters", "homework", "https",
    "information",
    "ios", "jeans", "kudos", "logistics", "luggage", "mathematics", "means", "media", "metadata",
    "money", "moose", "news", "offspring", "pants", "physics", "politics", "progress", "rice",
    "salmon", "scissors", "series", "sheep", "shrimp", "sms", "software", "spacecraft", "species",
    "swine", "tennis", "tls", "traffic", "trousers", "trout", "weather", "yes",
  ]

  /// Singulars that end in -s and in none of -ss, -us and -is.
  static let endingInS: Set<String> = [
    "alas", "alias", "always", "as", "atlas", "bias", "canvas", "chaos", "christmas", "cosmos",
    "gas", "has", "lens", "mars", "pancreas", "perhaps", "rhinoceros", "texas", "vs", "was",
  ]

  /// Singulars whose plural is -s and -es, where the plural alone could also come from -se or -ze.
  static let takingES: Set<String> = [
    "abacus", "alias", "apparatus", "atlas", "bias", "blitz", "bonus", "bus", "cactus", "campus",
    "canvas", "census", "chorus", "circus", "citrus", "consensus", "corpus", "discus", "exodus",
    "focus", "gas", "genius", "hiatus", "iris", "lens", "locus", "lotus", "minibus",
    "minus",
    "mucus", "nexus", "octopus", "opus", "pancreas", "plus", "prospectus", "quartz", "sinus",
    "status", "surplus", "syllabus", "thesaurus", "topaz", "trellis", "versus", "virus",
    "walrus", "waltz",
  ]

  /// Singulars in -ie, whose plural looks like that of one in -y.
  static let endingInIE: Set<String> = [
    "birdie", "bogie", "boogie", "bookie", "brownie", "budgie", "calorie", "collie", "cookie",
    "coterie", "cutie", "eerie", "foodie", "freebie", "genie", "goalie", "hippie", "hoodie",
    "hottie", "indie", "junkie", "kiddie", "laddie", "lassie", "lingerie", "magpie", "menagerie",
    "movie", "necktie", "newbie", "oldie", "patisserie", "pixie", "potpie", "prairie", "quickie",
    "reverie", "rookie", "rotisserie", "selfie", "smoothie", "sortie", "talkie", "techie",
    "veggie", "walkie", "yuppie", "zombie",
  ]

  /// Singulars in -che, whose plural looks like that of one in -ch.
  static let endingInCHE: Set<String> = [
    "ache", "avalanche", "cache", "cliche", "creche", "headache", "heartache", "microfiche",
    "niche",
    "pastiche", "porsche", "psyche", "quiche", "stomachache", "toothache",
  ]

  /// Singulars in -ch that is spoken like -k and takes a plain -s.
  static let endingInHardCH: Set<String> = [
    "czech", "epoch", "eunuch", "loch", "matriarch", "monarch", "patriarch", "stomach", "tech",
  ]

  /// Singulars in -o with a plural in -oes.
  static let endingInOES: Set<String> = [
    "buffalo", "cargo", "domino", "echo", "embargo", "hero", "mango", "mosquito", "potato",
    "superhero", "tomato", "tornado", "torpedo", "veto", "volcano",
  ]
}
