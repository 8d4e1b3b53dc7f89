/// Reads values of a message of the session bus.
struct BusReader {
  struct Damaged: Error {}

  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private(set) var place = 0

  init(_ bytes: [UInt8], isBigEndian: Bool = false) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  /// Reads the values of these types.
  mutating func read(types: String) throws -> [BusValue] {
    var types = Substring(types)
    var values: [BusValue] = []
    while !types.isEmpty { values.append(try read(type: &types, depth: 0)) }
    return values
  }

  /// Reads the first of the types, which is removed.
  private mutating func read(type types: inout Substring, depth: Int) throws -> BusValue {
    // The bus allows no deeper values.
    guard let type = types.popFirst(), depth < 64 else { throw Damaged() }
    switch type {
    case "y": return .byte(try number())
    case "b": return .bool(try number() as UInt32 != 0)
    case "n": return .int16(Int16(bitPattern: try number()))
    case "q": return .uint16(try number())
    // A handle of a file is the index of one that came with the message.
    case "i": return .int32(Int32(bitPattern: try number()))
    case "u", "h": return .uint32(try number())
    case "x": return .int64(Int64(bitPattern: try number()))
    case "t": return .uint64(try number())
    case "d": return .double(Double(bitPattern: try number()))
    case "s": return .string(try text(Int(number() as UInt32)))
    case "o": return .path(try text(Int(number() as UInt32)))
    case "g": return .signature(try text(Int(number() as UInt8)))
    case "v":
      var inner = Substring(try text(Int(number() as UInt8)))
      return .variant(try read(type: &inner, depth: depth + 1))
    case "(":
      try align(to: 8)
      var fields: [BusValue] = []
      while types.first != ")" { fields.append(try read(type: &types, depth: depth + 1)) }
      types.removeFirst()
      return .structure(fields)
    case "{":
      try align(to: 8)
      let key = try read(type: &types, depth: depth + 1)
      let value = try read(type: &types, depth: depth + 1)
      guard types.popFirst() == "}" else { throw Damaged() }
      return .entry(key, value)
    case "a": return try list(&types, depth)
    default: throw Damaged()
    }
  }

  private mutating func list(_ types: inout Substring, _ depth: Int) throws -> BusValue {
    let length = Int(try number() as UInt32)
    let element = try Self.first(of: types)
    types.removeFirst(element.count)
    try align(to: Self.alignment(of: element.utf8.first))
    guard length <= bytes.count - place else { throw Damaged() }
    let end = place + length
    var values: [BusValue] = []
    while place < end {
      var rest = Substring(element)
      values.append(try read(type: &rest, depth: depth + 1))
    }
    return .list(of: element, values)
  }

  private mutating func number<Number: FixedWidthInteger>() throws -> Number {
    let length = Number.bitWidth / 8
    try align(to: length)
    guard place + length <= bytes.count else { throw Damaged() }
    defer { place += length }
    let order = bytes[place..<place + length]
    return (isBigEndian ? Array(order) : order.reversed())
      .reduce(0) { ($0 << 8) | Number(truncatingIfNeeded: $1) }
  }

  private mutating func text(_ length: Int) throws -> String {
    guard length < bytes.count - place else { throw Damaged() }
    defer { place += length + 1 }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }

  mutating func align(to length: Int) throws {
    place = (place + length - 1) / length * length
    guard place <= bytes.count else { throw Damaged() }
  }

  /// The first complete type of several.
  private static func first(of types: Substring) throws -> String {
    var depth = 0
    for (index, character) in zip(types.indices, types) {
      switch character {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      default: break
      }
      if depth == 0, character != "a" { return String(types[...index]) }
    }
    throw Damaged()
  }

  /// The multiple at which values of a type begin.
  static func alignment(of type: UInt8?) -> Int {
    switch type.map({ Character(UnicodeScalar($0)) }) {
    case "y", "g", "v": 1
    case "n", "q": 2
    case "x", "t", "d", "(", "{": 8
    default: 4
    }
  }
}
