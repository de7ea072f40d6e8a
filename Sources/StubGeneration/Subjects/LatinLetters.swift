/// Latin letters without their accents, by a table of its own.
enum LatinLetters {
  /// The small ASCII letters or digits that stand for a scalar in an address; nil for none.
  static func plain(_ scalar: Unicode.Scalar) -> [UInt8]? {
    let value = scalar.value
    switch value {
    case 0x30...0x39, 0x61...0x7A: return [UInt8(value)]
    case 0x41...0x5A: return [UInt8(value) | 0x20]
    default: return byScalar[value].map { Array($0.utf8) }
    }
  }

  private static let byScalar: [UInt32: String] = {
    var byScalar: [UInt32: String] = [:]
    for (plain, accented) in pairs {
      for scalar in accented.unicodeScalars { byScalar[scalar.value] = plain }
    }
    return byScalar
  }()

  private static let pairs: [(String, String)] = [
    ("a", "àáâãåāăąÀÁÂÃÅĀĂĄ"), ("ae", "äæÄÆ"), ("c", "çćčÇĆČ"), ("d", "ďđĎĐð"),
    ("e", "èéêëēėęěÈÉÊËĒĖĘĚ"), ("g", "ğģĞĢ"), ("i", "ìíîïīįıÌÍÎÏĪĮİ"), ("k", "ķĶ"),
    ("l", "łļľŁĻĽ"), ("n", "ñńňņÑŃŇŅ"), ("o", "òóôõøōőÒÓÔÕØŌŐ"), ("oe", "öœÖŒ"), ("r", "řŘ"),
    ("s", "śšşșŚŠŞȘ"), ("ss", "ß"), ("t", "ťţțŤŢȚ"), ("th", "þÞ"), ("u", "ùúûūůűųÙÚÛŪŮŰŲ"),
    ("ue", "üÜ"), ("y", "ýÿÝ"), ("z", "źżžŹŻŽ"),
  ]
}
