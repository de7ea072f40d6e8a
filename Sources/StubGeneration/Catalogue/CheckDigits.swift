/// The check digits of codes that people type.
enum CheckDigits {
  /// The digit that Luhn's formula puts behind ASCII digits, as ASCII.
  ///
  /// Source: ISO/IEC 7812-1.
  static func luhn(_ digits: some BidirectionalCollection<UInt8>) -> UInt8 {
    var sum = 0
    var isDoubled = true
    for digit in digits.reversed() {
      let value = Int(digit & 0xF) * (isDoubled ? 2 : 1)
      sum += value > 9 ? value - 9 : value
      isDoubled.toggle()
    }
    return UInt8(ascii: "0") + UInt8((10 - sum % 10) % 10)
  }

  /// The digit behind the ASCII digits of a GTIN (EAN, UPC, ISBN-13), as ASCII.
  ///
  /// Source: GS1 General Specifications: weights 3 and 1 by turns from the right.
  static func gtin(_ digits: some BidirectionalCollection<UInt8>) -> UInt8 {
    var sum = 0
    var weight = 3
    for digit in digits.reversed() {
      sum += Int(digit & 0xF) * weight
      weight = 4 - weight
    }
    return UInt8(ascii: "0") + UInt8((10 - sum % 10) % 10)
  }

  /// The two check digits of an IBAN with a country code and a national part.
  ///
  /// Source: ISO 13616: 98 less the remainder by 97, letters as 10 to 35.
  static func iban(country: some Sequence<UInt8>, national: some Sequence<UInt8>) -> Int {
    var remainder = 0
    for byte in Array(national) + Array(country) + Array("00".utf8) {
      let isLetter = byte >= UInt8(ascii: "A")
      let value = isLetter ? Int(byte) - 55 : Int(byte & 0xF)
      remainder = (remainder * (isLetter ? 100 : 10) + value) % 97
    }
    return 98 - remainder
  }

  /// The ninth character of a vehicle identification number, whose other sixteen are given with
  /// anything in its place.
  ///
  /// Source: 49 CFR 565.15.
  static func vin(_ characters: [UInt8]) -> UInt8 {
    let weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
    let letters = Array("0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ".utf8)
    var sum = 0
    for (byte, weight) in zip(characters, weights) {
      sum += (letters.firstIndex(of: byte) ?? 0) % 10 * weight
    }
    return sum % 11 == 10 ? UInt8(ascii: "X") : UInt8(ascii: "0") + UInt8(sum % 11)
  }
}
