import StubJSON
import Testing

@Suite struct JSONWriterTests {
  @Test func laysOutAPrettyText() {
    var writer = JSONWriter()
    writeSample(&writer)
    writer.lineEnd()
    #expect(
      writer.text == """
        [
          {
            "name": "A/B \\"é\\"",
            "tags": [
              1,
              []
            ],
            "none": {},
            "nil": null
          },
          true
        ]

        """
    )
  }

  @Test func laysOutACompactText() {
    var writer = JSONWriter(style: .compact)
    writeSample(&writer)
    #expect(writer.text == #"[{"name":"A/B \"é\"","tags":[1,[]],"none":{},"nil":null},true]"#)
  }

  @Test func goesOnAfterItsBufferWasTakenAway() {
    var writer = JSONWriter(style: .compact)
    writer.beginArray()
    writer.number(1)
    var text = writer.text
    writer.buffer.removeAll(keepingCapacity: true)
    writer.number(2)
    writer.endArray()
    text += writer.text
    #expect(text == "[1,2]")
  }

  private func writeSample(_ writer: inout JSONWriter) {
    writer.beginArray()
    writer.beginObject()
    writer.key("name")
    writer.string("A/B \"é\"")
    writer.key("tags" as String)
    writer.beginArray()
    writer.number(1 as UInt8)
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.key(quoted: Array("\"none\"".utf8))
    writer.beginObject()
    writer.endObject()
    writer.key("nil")
    writer.null()
    writer.endObject()
    writer.bool(true)
    writer.endArray()
  }

  @Test(arguments: [
    ("", #""""#), ("/é😀\u{7F}\u{2028}", "\"/é😀\u{7F}\u{2028}\""),
    ("\"\\", #""\"\\""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\u{0}\u{1F}\u{B}", #""\u0000\u001f\u000b""#), ("x\ny", #""x\ny""#),
    ("a longer text with a quote \" somewhere", #""a longer text with a quote \" somewhere""#),
  ])
  func escapesOnlyWhatItMust(text: String, expected: String) {
    var writer = JSONWriter(style: .compact)
    writer.string(text)
    #expect(writer.text == expected)
    writer.buffer = []
    writer.string(utf8: Array(text.utf8)[...])
    #expect(writer.text == expected)
    writer.buffer = []
    writer.beginString()
    writer.piece(text)
    writer.piece(escaped: Array("\\n".utf8))
    writer.endString()
    #expect(writer.text == expected.dropLast() + "\\n\"")
  }

  @Test func writesIntegersOfEveryWidth() {
    var writer = JSONWriter(style: .compact)
    writer.beginArray()
    writer.number(Int64.max)
    writer.number(Int64.min)
    writer.number(UInt64.max)
    writer.number(0 as Int8)
    writer.number(-128 as Int8)
    writer.number(100 as Int)
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      writer.number(Int128.min)
      writer.number(UInt128.max)
    }
    writer.raw("0.10")
    writer.endArray()
    #expect(
      writer.text
        == "[9223372036854775807,-9223372036854775808,18446744073709551615,0,-128,100,"
        + "-170141183460469231731687303715884105728,340282366920938463463374607431768211455,0.10]"
    )
  }

  static let doubles: [(Double, String)] = [
    (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (1.5, "1.5"), (-2.25, "-2.25"),
    (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"), (1e21, "1e+21"),
    (1e20, "100000000000000000000"), (123_456_789_012_345_683_968, "123456789012345680000"),
    (1.2345e21, "1.2345e+21"), (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (1e-7, "1e-7"),
    (1.25e-7, "1.25e-7"), (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
    (100, "100"), (9_007_199_254_740_991, "9007199254740991"),
    (9_007_199_254_740_992, "9007199254740992"), (-9_007_199_254_740_992, "-9007199254740992"),
    (4.35, "4.35"), (1.005, "1.005"), (999_999_999.999_999, "999999999.999999"),
    (0.000_001, "0.000001"), (0.001, "0.001"), (0.001_001, "0.001001"), (12.000_001, "12.000001"),
    (123_456.789, "123456.789"), (694_224_000.25, "694224000.25"),
    (1_234_567_890.5, "1234567890.5"), (0.5e-3, "0.0005"),
    (33.333_333_333_333_336, "33.333333333333336"),
  ]

  @Test(arguments: doubles)
  func printsDoublesAsECMAScriptDoes(value: Double, expected: String) {
    var writer = JSONWriter(style: .compact)
    writer.number(value)
    #expect(writer.text == expected)
    #expect(Double(writer.text) == value)
  }

  static let floats: [(Float, String)] = [
    (0.1, "0.1"), (16_777_216, "16777216"), (3.402_823_5e38, "3.4028235e+38"),
    (.leastNonzeroMagnitude, "1e-45"),
    (-0.0, "-0"), (1e21, "1e+21"), (0.333_333_34, "0.33333334"), (123.5, "123.5"),
  ]

  @Test(arguments: floats)
  func printsFloatsShortestForTheirOwnType(value: Float, expected: String) {
    var writer = JSONWriter(style: .compact)
    writer.number(value)
    #expect(writer.text == expected)
  }

  /// Numbers of few decimals take a way of their own; it must print what the shortest digits are.
  @Test func printsTheShortestDigitsThatRoundTrip() {
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let places = Double([1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7][Int(state >> 61)])
      let value = Double(Int64(bitPattern: state) >> 24) / places
      var writer = JSONWriter(style: .compact)
      writer.number(value)
      #expect(Double(writer.text) == value)
      let digits = writer.text.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }
      #expect(significant(digits) == significant(value.description.utf8.prefix { $0 != 0x65 }))
    }
  }

  private func significant(_ digits: some Sequence<UInt8>) -> [UInt8] {
    var digits = Array(digits.filter { $0 >= 0x30 && $0 <= 0x39 }.drop { $0 == 0x30 })
    while digits.last == 0x30 { digits.removeLast() }
    return digits
  }

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
    @Test func printsHalvesShortestForTheirOwnType() {
      var writer = JSONWriter(style: .compact)
      writer.beginArray()
      writer.number(0.1 as Float16)
      writer.number(65504 as Float16)
      writer.endArray()
      #expect(writer.text == "[0.1,65504]")
    }
  #endif
}
