/// Scans long texts eight bytes at a time: going byte by byte would make key presses noticeably
/// slow.
extension String {
  /// The text in pieces that end with their newlines; the last one has none.
  ///
  /// - Parameter most: the maximum number of pieces; the rest is left out.
  func lines(most: Int = .max) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      while lines.count < most {
        let end = bytes.newline(from: start).map { $0 + 1 } ?? bytes.count
        lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
        if end == start || bytes[end - 1] != 0x0A { break }
        start = end
      }
      return lines
    }
  }

  /// Whether all characters are printable ASCII, without control characters.
  var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      // No byte has its highest bit set, is less than a space, or is 0x7F.
      let start = bytes.words { word in
        let last = word ^ (.eachByte &* 0x7F)
        return (word | (word &- .eachByte &* 0x20) | (last &- .eachByte)) & .highBits != 0
      }
      return bytes[start...].allSatisfy { (0x20..<0x7F).contains($0) }
    }
  }
}

extension UInt64 {
  fileprivate static var eachByte: UInt64 { 0x0101_0101_0101_0101 }
  fileprivate static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func newline(from start: Int) -> Int? {
    let near = words(from: start) { word in
      let rest = word ^ (.eachByte &* 0x0A)
      return (rest &- .eachByte) & ~rest & .highBits != 0
    }
    return self[near...].firstIndex(of: 0x0A)
  }

  /// The start of the first eight bytes that satisfy a condition, or of the remainder.
  fileprivate func words(from start: Int = 0, until holds: (UInt64) -> Bool) -> Int {
    guard let baseAddress else { return start }
    let bytes = UnsafeRawPointer(baseAddress)
    var place = start
    while place + 8 <= count, !holds((bytes + place).loadUnaligned(as: UInt64.self)) { place += 8 }
    return place
  }
}
