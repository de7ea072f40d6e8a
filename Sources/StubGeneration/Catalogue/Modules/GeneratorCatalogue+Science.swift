import StubValues

extension GeneratorCatalogue {
  /// Elements and units.
  static let science: [CatalogueEntry] = [
    list("science.element", "a chemical element", "elements", "name"),
    list("science.elementSymbol", "the symbol of an element", "elements", "symbol"),
    list("science.unit", "the symbol of a unit", "units", "symbol"),
    list("science.unitName", "a unit", "units", "name"),
  ]

  /// Sensors. Fields of one object show the same sensor.
  static let sensor: [CatalogueEntry] = [
    column("sensor.name", "a sensor and where it hangs", "name", of: "sensors"),
    column("sensor.quantity", "what the sensor measures", "quantity", of: "sensors"),
    column("sensor.unit", "the unit of the sensor", "unit", of: "sensors"),
    column("sensor.room", "where the sensor is", "room", of: "sensors"),
    CatalogueEntry("sensor.reading", "a value of the sensor", kind: .number, numberBounds) {
      request in
      guard request.limits.isEmpty, request.parameters.isEmpty, request.width == nil else {
        return GeneratorRequest.numbers(request.decimals(0...100, request.width == nil ? 1 : 0))
      }
      let sensors = request.vocabulary("sensors")
      let (low, high) = (sensors.column("low"), sensors.column("high"))
      var generator = Generator(
        .number,
        count: UInt64(sensors.count),
        subject: request.subject("sensors")
      ) { draw, _ in
        let least = DecimalText(sensors.text(Int(draw.rank), column: low))
        let greatest = DecimalText(sensors.text(Int(draw.rank), column: high))
        var stream = draw.stream
        let (first, last) = (
          least?.scaled(to: 1, roundingUp: true) ?? 0,
          greatest?.scaled(to: 1, roundingUp: false) ?? 0
        )
        return .decimal(stream.integer(min(first, last)...max(first, last)), decimals: 1)
      }
      generator.isDistinct = false
      return generator
    },
    sensorBound("sensor.least", "the least value that the sensor shows", "low"),
    sensorBound("sensor.greatest", "the greatest value that the sensor shows", "high"),
    CatalogueEntry("sensor.temperature", "degrees Celsius", kind: .number, numberBounds) {
      GeneratorRequest.numbers($0.decimals(-5...32, $0.width == nil ? 1 : 0))
    },
    CatalogueEntry("sensor.humidity", "percent", kind: .number, numberBounds) {
      GeneratorRequest.numbers($0.decimals(28...88, $0.width == nil ? 1 : 0))
    },
    CatalogueEntry("sensor.pressure", "hectopascals", kind: .number, numberBounds) {
      GeneratorRequest.numbers($0.decimals(985...1_035, $0.width == nil ? 1 : 0))
    },
  ]

  private static func sensorBound(
    _ name: String,
    _ summary: String,
    _ column: String
  ) -> CatalogueEntry {
    figure(name, summary, 0...100, of: "sensors", kind: .number) { request in
      let sensors = request.vocabulary("sensors")
      let position = sensors.column(column)
      return Figure(count: UInt64(sensors.count), decimals: 1) { draw in
        let bound = DecimalText(sensors.text(Int(draw.rank), column: position))
        return bound?.scaled(to: 1, roundingUp: false) ?? 0
      }
    }
  }

  /// Colors.
  static let color: [CatalogueEntry] = [
    column("color.name", "the name of a color", "name", of: "colors"),
    column("color.hex", "the color as #RRGGBB", "hex", of: "colors"),
    CatalogueEntry("color.rgb", "rgb(…)") { _ in
      .text { _, stream, text in
        text.append(literal: "rgb(")
        for index in 0..<3 {
          if index > 0 { text.append(literal: ", ") }
          text.append(stream.integer(0...255))
        }
        text.append(UInt8(ascii: ")"))
      }
    },
    CatalogueEntry("color.hsl", "hsl(…)") { _ in
      .text { _, stream, text in
        text.append(literal: "hsl(")
        text.append(stream.integer(0...359))
        text.append(literal: ", ")
        text.append(stream.integer(30...90))
        text.append(literal: "%, ")
        text.append(stream.integer(25...75))
        text.append(literal: "%)")
      }
    },
  ]

  /// Pictures.
  static let image: [CatalogueEntry] = [
    CatalogueEntry(
      "image.url",
      "the address of a picture of the thing around it",
      kind: .url,
      [offline]
    ) { request in
      if request.flag("offline") { return dataURL }
      let topic = request.topic
      let role = request.role.split(separator: " ").joined(separator: "-")
      var generator = Generator(.url, count: 900) { draw, text in
        text.append(literal: "https://example.com/images/")
        text.append(topic)
        if !role.isEmpty { text.append("-\(role)") }
        text.append(UInt8(ascii: "-"))
        text.append(UInt(draw.rank) + 100)
        if draw.round > 0 { text.append("-\(draw.round + 1)") }
        text.append(literal: ".jpg")
        return .text
      }
      generator.isInexhaustible = true
      return generator
    },
    portrait("image.avatar"),
    CatalogueEntry("image.dataUri", "a small picture as a data: URL", kind: .url) { _ in dataURL },
    CatalogueEntry("image.png", "the bytes of a small picture", kind: .data) { _ in
      .open(.data) { draw, text in
        var stream = draw.stream
        PNGImage.append(color: stream.next(), to: &text)
        return .bytes
      }
    },
    list("image.symbolName", "the name of an SF Symbol", "sf-symbols"),
    size("image.width", "a width in pixels", isWidth: true),
    size("image.height", "the height that fits the width", isWidth: false),
    CatalogueEntry("image.aspectRatio", "width over height", kind: .number) { request in
      Generator(.number, count: 0, subject: request.subject("image")) { draw, _ in
        let (width, height) = dimensions(draw.subject)
        return .double(Double(width * 1_000 / height) / 1_000)
      }
    },
  ]

  private static let offline = CatalogueParameter(
    "offline",
    .flag,
    "a data: URL that holds the picture itself"
  )

  private static let dataURL = Generator.open(.url) { draw, text in
    var stream = draw.stream
    text.append(literal: "data:image/png;base64,")
    var bytes: TextBuffer = []
    PNGImage.append(color: stream.next(), to: &bytes)
    text.appendBase64(bytes)
    return .text
  }

  private static func size(_ name: String, _ summary: String, isWidth: Bool) -> CatalogueEntry {
    CatalogueEntry(name, summary, kind: .integer, integerBounds) { request in
      guard request.limits.isEmpty, request.parameters.isEmpty, request.width?.bitCount ?? 64 >= 16
      else { return request.numbers(16...100) }
      return Generator(.integer, count: 0, subject: request.subject("image")) { draw, _ in
        let (width, height) = dimensions(draw.subject)
        return .integer(isWidth ? width : height)
      }
    }
  }

  private static func dimensions(_ subject: Spot) -> (width: Int, height: Int) {
    var stream = subject.stream(.length)
    let width = [640, 800, 1_024, 1_200, 1_600, 1_920, 3_024][stream.index(7)]
    let (across, down) = [(4, 3), (3, 2), (16, 9), (1, 1), (3, 4)][stream.index(5)]
    return (width, width * down / across)
  }
}
