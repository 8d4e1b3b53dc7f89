/// Writes values as the session bus reads them, in the order of bytes of this machine's kind.
struct BusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ values: [BusValue]) {
    for value in values { write(value) }
  }

  mutating func write(_ value: BusValue) {
    switch value {
    case .byte(let number): bytes.append(number)
    case .bool(let isTrue): write(UInt32(isTrue ? 1 : 0))
    case .int16(let number): write(UInt16(bitPattern: number))
    case .uint16(let number): write(number)
    case .int32(let number): write(UInt32(bitPattern: number))
    case .uint32(let number): write(number)
    case .int64(let number): write(UInt64(bitPattern: number))
    case .uint64(let number): write(number)
    case .double(let number): write(number.bitPattern)
    case .string(let text), .path(let text):
      // A zero ends a text; the bus ends the connection of who sends one within.
      let text = text.replacing("\0", with: "\u{FFFD}")
      write(UInt32(text.utf8.count))
      bytes += text.utf8
      bytes.append(0)
    case .signature(let text):
      bytes.append(UInt8(text.utf8.count))
      bytes += text.utf8
      bytes.append(0)
    case .list(let element, let values): writeList(element, values)
    case .structure(let fields):
      align(to: 8)
      write(fields)
    case .entry(let key, let value):
      align(to: 8)
      write([key, value])
    case .variant(let value):
      write(.signature(value.type))
      write(value)
    }
  }

  /// The length of a list does not include the distance to its first element.
  private mutating func writeList(_ element: String, _ values: [BusValue]) {
    write(UInt32(0))
    let lengthPlace = bytes.count - 4
    align(to: BusReader.alignment(of: element.utf8.first))
    let start = bytes.count
    write(values)
    let length = UInt32(bytes.count - start)
    withUnsafeBytes(of: length.littleEndian) {
      bytes.replaceSubrange(lengthPlace..<lengthPlace + 4, with: $0)
    }
  }

  private mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    align(to: Number.bitWidth / 8)
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func align(to length: Int) {
    while bytes.count % length != 0 { bytes.append(0) }
  }
}
