/// Singular and plural of English nouns in ASCII lower case.
///
/// Exceptions come first, then the rules of spelling; a word that is in neither stays or loses
/// its *s*. The rules do not know what a word means.
package enum EnglishNoun {
  /// The singular of a word, or the word where it is no plural: *categories* gives *category*,
  /// *address* stays.
  package static func singular(of word: String) -> String {
    if EnglishNounList.invariable.contains(word) { return word }
    if let singular = EnglishNounList.singulars[word] { return singular }
    if let singular = singularOfCompound(word) { return singular }
    guard word.hasSuffix("s"), word.utf8.count > 2 else { return word }
    if EnglishNounList.endingInIOrU.contains(String(word.dropLast())) {
      return String(word.dropLast())
    }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    if EnglishNounList.endingInS.contains(word) { return word }
    return word.hasSuffix("es") ? singularOfES(word) : String(word.dropLast())
  }

  /// The plural of a singular: *category* gives *categories*, *series* stays.
  package static func plural(of word: String) -> String {
    if word.isEmpty || EnglishNounList.invariable.contains(word) { return word }
    if let plural = EnglishNounList.plurals[word] { return plural }
    if let plural = pluralOfCompound(word) { return plural }
    if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
    if word.hasSuffix("y"), !endsInVowel(word.dropLast()) { return word.dropLast() + "ies" }
    return word + (takesES(word) ? "es" : "s")
  }

  /// Whether a word has the form of a plural.
  package static func isPlural(_ word: String) -> Bool { singular(of: word) != word }

  // MARK: Singular

  /// The singular of a word in -es.
  private static func singularOfES(_ word: String) -> String {
    let stem = word.dropLast(2)
    if word.hasSuffix("ies") {
      let withE = word.dropLast()
      if word.utf8.count <= 4 || EnglishNounList.endingInIE.contains(String(withE)) {
        return String(withE)
      }
      return word.dropLast(3) + "y"
    }
    return String(takesES(String(stem), isKnownInES: true) ? stem : word.dropLast())
  }

  // MARK: Plural

  /// Whether a word's plural ends in -es.
  ///
  /// The stem of a word that is known to end in -es may also be cut short of its own -e, as
  /// *hous* of *houses*; then only listed words in -s and -z take it.
  private static func takesES(_ word: String, isKnownInES: Bool = false) -> Bool {
    if word.hasSuffix("ss") || word.hasSuffix("x") || word.hasSuffix("sh") { return true }
    if word.hasSuffix("ch") {
      let hard = isKnownInES ? EnglishNounList.endingInCHE : EnglishNounList.endingInHardCH
      return !hard.contains(isKnownInES ? word + "e" : word)
    }
    if word.hasSuffix("o") { return EnglishNounList.endingInOES.contains(word) }
    if word.hasSuffix("zz") { return true }
    if isKnownInES { return EnglishNounList.takingES.contains(word) }
    return word.hasSuffix("s") || word.hasSuffix("z")
  }

  private static func endsInVowel(_ word: Substring) -> Bool {
    guard let last = word.last else { return true }
    return "aeiou".contains(last)
  }

  // MARK: Compounds

  private static func singularOfCompound(_ word: String) -> String? {
    for (singular, plural) in EnglishNounList.compoundEndings where word.hasSuffix(plural) {
      if EnglishNounList.noCompounds.contains(word) { return nil }
      return word.dropLast(plural.count) + singular
    }
    return nil
  }

  private static func pluralOfCompound(_ word: String) -> String? {
    for (singular, plural) in EnglishNounList.compoundEndings where word.hasSuffix(singular) {
      if EnglishNounList.noCompounds.contains(word) { return nil }
      return word.dropLast(singular.count) + plural
    }
    return nil
  }
}
