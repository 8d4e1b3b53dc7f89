/// A conformance record as emitted by the compiler: the distance to the protocol, the distance to
/// the type, the distance to the witnesses, flags, then what the flags announce.
struct ConformanceRecord {
  /// A condition of a conformance: `Element: Equatable` for an array's.
  struct Condition {
    let type: Any.Type
    let protocolAddress: UnsafeRawPointer?
  }

  private static let startOfConditions = 16
  private static let sizeOfCondition = 12

  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  var protocolAddress: UnsafeRawPointer? { address.followingMaybeIndirect(0) }

  private var flags: UInt32 { address.load(fromByteOffset: 12, as: UInt32.self) }

  /// Whether it is a conformance of one type, bound to no actor, without conditions on packs.
  var isPlain: Bool { flags & 0xFF0C_0000 == 0 }

  /// The type's descriptor; nil if it is not a Swift type, or is from a library that is missing.
  var typeDescription: UnsafeRawPointer? {
    let kind = flags >> 3 & 7
    guard kind < 2 else { return nil }
    let description = address.following(4)
    return kind == 1 ? description.load(as: UnsafeRawPointer?.self) : description
  }

  /// The type; nil if it is generic, or not described in this image.
  var conformingType: Any.Type? {
    guard let description = typeDescription else { return nil }
    let flags = description.load(as: UInt32.self)
    // Non-generic structures, enumerations and classes.
    guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
    // The accessor returns the type in the register that C uses for an address.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(description.following(12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// Returns the conditions under which a specialisation of the conforming type conforms; nil if
  /// one of them is not that an argument of the type conforms to a protocol.
  func conditions(for type: Any.Type) -> [Condition]? {
    let count = Int(flags >> 8 & 0xFF)
    if count == 0 { return [] }
    guard let arguments = TypeKind.genericArguments(of: type) else { return nil }
    // A conformance declared in a third module names that module first.
    let start = Self.startOfConditions + (flags & 0x40 == 0 ? 0 : 4)
    var conditions: [Condition] = []
    for index in 0..<count {
      let condition = address + start + index * Self.sizeOfCondition
      // The kind is "conforms to a protocol", and the protocol has witnesses.
      guard condition.load(as: UInt32.self) & 0x1FF == 0x80,
        let place = Self.place(ofParameter: condition.following(4)), place < arguments.count,
        let protocolAddress = condition.followingMaybeIndirect(8)
      else { return nil }
      conditions.append(Condition(type: arguments[place], protocolAddress: protocolAddress))
    }
    return conditions
  }

  /// Returns the place of a generic parameter of the outermost type from its mangled name: `x`,
  /// `q_`, `q0_`, `q1_` and so on; nil for anything else.
  private static func place(ofParameter name: UnsafeRawPointer) -> Int? {
    let letters = name.assumingMemoryBound(to: UInt8.self)
    if letters[0] == UInt8(ascii: "x") { return letters[1] == 0 ? 0 : nil }
    guard letters[0] == UInt8(ascii: "q") else { return nil }
    var (index, number) = (1, -1)
    while index < 5, case let digit = Int(letters[index]) - Int(UInt8(ascii: "0")),
      (0...9).contains(digit)
    {
      number = max(number, 0) * 10 + digit
      index += 1
    }
    guard letters[index] == UInt8(ascii: "_"), letters[index + 1] == 0 else { return nil }
    return number + 2
  }

  /// Returns the witness table of a type.
  ///
  /// - Parameter arguments: the witness tables of the conditions.
  func witnesses(for type: Any.Type, _ arguments: [UnsafeRawPointer?]) -> UnsafeRawPointer? {
    arguments.withUnsafeBufferPointer {
      getWitnessTable(address, unsafeBitCast(type, to: UnsafeRawPointer.self), $0.baseAddress)
    }
  }

  /// Returns the protocol's address: the type of "any P" lists its protocols after two words.
  static func address(ofProtocol type: Any.Type) -> UnsafeRawPointer? {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}

/// `kumiki_getWitnessTable` of `RuntimeFunctions`. Not imported, so that code that is compiled against
/// this library's modules need not find a header.
@_silgen_name("kumiki_getWitnessTable")
private func getWitnessTable(
  _ conformance: UnsafeRawPointer, _ type: UnsafeRawPointer,
  _ arguments: UnsafePointer<UnsafeRawPointer?>?
) -> UnsafeRawPointer?

extension UnsafeRawPointer {
  /// Returns the address that a relative offset points to.
  func following(_ offset: Int) -> UnsafeRawPointer {
    let place = self + offset
    return place + Int(place.load(as: Int32.self))
  }

  /// Returns the address that a relative offset points to; an odd offset points to a word with the
  /// address.
  func followingMaybeIndirect(_ offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = Int(place.load(as: Int32.self))
    guard distance & 1 == 1 else { return place + distance }
    return (place + (distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
