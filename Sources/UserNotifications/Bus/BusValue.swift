/// A value in a message of the session bus.
indirect enum BusValue: Equatable, Sendable {
  case byte(UInt8)
  case bool(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  case signature(String)
  /// Values of one type, whose signature also an empty list has.
  case list(of: String, [BusValue])
  case structure([BusValue])
  case entry(BusValue, BusValue)
  case variant(BusValue)

  static func strings(_ strings: [String]) -> BusValue {
    .list(of: "s", strings.map { .string($0) })
  }

  static func dictionary(_ values: KeyValuePairs<String, BusValue>) -> BusValue {
    .list(of: "{sv}", values.map { .entry(.string($0.key), .variant($0.value)) })
  }

  /// The type of the value, as messages name it.
  var type: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .list(let element, _): "a\(element)"
    case .structure(let fields): "(\(fields.map(\.type).joined()))"
    case .entry(let key, let value): "{\(key.type)\(value.type)}"
    case .variant: "v"
    }
  }

  var text: String? {
    switch self {
    case .string(let text), .path(let text), .signature(let text): text
    default: nil
    }
  }

  var number: UInt32? {
    if case .uint32(let number) = self { return number }
    return nil
  }

  var texts: [String] {
    if case .list(_, let values) = self { return values.compactMap(\.text) }
    return []
  }
}
