/// A message of the session bus.
struct BusMessage: Equatable, Sendable {
  enum Kind: UInt8 {
    case call = 1
    case answer, error, signal
  }

  var kind: Kind
  var serial: UInt32 = 0
  /// The message that this one answers.
  var answered: UInt32?
  var path: String?
  var interface: String?
  /// The name of the method or signal.
  var member: String?
  var errorName: String?
  var destination: String?
  /// Whether the bus starts the called program if it is not running.
  var startsService = false
  var body: [BusValue] = []

  /// The length of the part whose form never varies.
  static let startLength = 16
  private static let startsNoService: UInt8 = 2
  /// The bus refuses longer messages.
  static let greatestLength = 1 << 27

  /// The message as it is sent.
  var bytes: [UInt8] {
    var content = BusWriter()
    content.write(body)
    var fields: [BusValue] = []
    func add(_ code: UInt8, _ value: BusValue?) {
      if let value { fields.append(.structure([.byte(code), .variant(value)])) }
    }
    add(1, path.map { .path($0) })
    add(2, interface.map { .string($0) })
    add(3, member.map { .string($0) })
    add(4, errorName.map { .string($0) })
    add(5, answered.map { .uint32($0) })
    add(6, destination.map { .string($0) })
    if !body.isEmpty { add(8, .signature(body.map(\.type).joined())) }
    var writer = BusWriter()
    writer.write([
      .byte(UInt8(ascii: "l")), .byte(kind.rawValue),
      .byte(startsService ? 0 : Self.startsNoService), .byte(1),
      .uint32(UInt32(content.bytes.count)), .uint32(serial),
      .list(of: "(yv)", fields),
    ])
    writer.align(to: 8)
    return writer.bytes + content.bytes
  }

  /// The length of a message of which the start is known; nil: it is none.
  static func length(start: [UInt8]) -> Int? {
    guard start.count == startLength, let isBigEndian = isBigEndian(start[0]) else { return nil }
    var reader = BusReader(start, isBigEndian: isBigEndian)
    guard let values = try? reader.read(types: "yyyyuuu"), let body = values[4].number,
      let fields = values[6].number, body <= greatestLength, fields <= greatestLength
    else { return nil }
    return startLength + (Int(fields) + 7) / 8 * 8 + Int(body)
  }

  private static func isBigEndian(_ mark: UInt8) -> Bool? {
    switch mark {
    case UInt8(ascii: "l"): false
    case UInt8(ascii: "B"): true
    default: nil
    }
  }
}

extension BusMessage {
  /// A received message.
  init(bytes: [UInt8]) throws {
    guard let mark = bytes.first, let isBigEndian = Self.isBigEndian(mark) else {
      throw BusReader.Damaged()
    }
    var reader = BusReader(bytes, isBigEndian: isBigEndian)
    let start = try reader.read(types: "yyyyuua(yv)")
    guard case .byte(let number) = start[1], let kind = Kind(rawValue: number),
      case .byte(let flags) = start[2], let serial = start[5].number,
      case .list(_, let fields) = start[6]
    else { throw BusReader.Damaged() }
    self.init(kind: kind, serial: serial)
    startsService = flags & Self.startsNoService == 0
    var types = ""
    for field in fields {
      guard case .structure(let parts) = field, case .byte(let code) = parts[0],
        case .variant(let value) = parts[1]
      else { continue }
      switch code {
      case 1: path = value.text
      case 2: interface = value.text
      case 3: member = value.text
      case 4: errorName = value.text
      case 5: answered = value.number
      case 6: destination = value.text
      case 8: types = value.text ?? ""
      default: break
      }
    }
    try reader.align(to: 8)
    body = try reader.read(types: types)
  }
}
