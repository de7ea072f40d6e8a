import StubValues
import Testing

@Suite struct KeyWordsTests {
  @Test(arguments: [
    ("name", ["name"]), ("dueDate", ["due", "date"]), ("imageURL", ["image", "url"]),
    ("userID", ["user", "id"]), ("userId", ["user", "id"]), ("HTTPStatus", ["http", "status"]),
    ("HTTPSStatusCode", ["https", "status", "code"]), ("lat_lng", ["lat", "lng"]),
    ("address2", ["address", "2"]), ("addressLine2", ["address", "line", "2"]),
    ("address_line_1", ["address", "line", "1"]), ("iOSVersion", ["ios", "version"]),
    ("iPhoneModel", ["iphone", "model"]), ("macOSBuild", ["macos", "build"]),
    ("iPadOSVersion", ["ipados", "version"]), ("URLs", ["urls"]), ("imageURLs", ["image", "urls"]),
    ("userIDsByName", ["user", "ids", "by", "name"]), ("kebab-case-key", ["kebab", "case", "key"]),
    ("dotted.key", ["dotted", "key"]), ("with space", ["with", "space"]),
    ("ToDoItem", ["to", "do", "item"]),
    ("SCREAMING_SNAKE", ["screaming", "snake"]), ("__private__", ["private"]), ("", []), ("__", []),
    ("x", ["x"]), ("aB", ["a", "b"]), ("isURLSafe", ["is", "url", "safe"]),
    ("h1Title", ["h", "1", "title"]),
    ("sha256", ["sha", "256"]), ("eMail", ["email"]), ("e_mail", ["email"]),
    ("OAuthToken", ["oauth", "token"]),
    ("xAxis", ["x", "axis"]), ("PDFFile", ["pdf", "file"]), ("größeÄrmel", ["größeÄrmel"]),
    ("2faEnabled", ["2", "fa", "enabled"]), ("@type", ["type"]), ("$ref", ["ref"]), ("ID", ["id"]),
    ("AsOf", ["as", "of"]), ("createdAt", ["created", "at"]), ("priceUSD", ["price", "usd"]),
  ])
  func splitsKeys(key: String, tokens: [String]) {
    #expect(KeyWords(key).tokens == tokens)
  }

  @Test(arguments: [
    ("dueDate", "Due Date"), ("imageURL", "Image URL"), ("user_id", "User ID"), ("name", "Name"),
    ("line1", "Line 1"), ("", ""), ("étage", "étage"), ("isbn13", "ISBN 13"),
  ])
  func writesTitles(key: String, title: String) {
    #expect(KeyWords(key).titleCase == title)
  }

  @Test func joinsWords() {
    let words = KeyWords("due_date-2")
    #expect(words.camelCase == "dueDate2")
    #expect(words.pascalCase == "DueDate2")
    #expect(words.snakeCase == "due_date_2")
    #expect(words.kebabCase == "due-date-2")
    #expect(KeyWords("imageURL").camelCase == "imageUrl")
  }

  @Test func changesTheNumberOfTheLastWord() {
    #expect(KeyWords("orderItems").singular.tokens == ["order", "item"])
    #expect(KeyWords("storeCategory").plural.camelCase == "storeCategories")
    #expect(KeyWords("").singular.tokens == [])
    #expect(KeyWords("").plural.tokens == [])
  }
}
