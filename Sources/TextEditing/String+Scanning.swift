/// Looks through long texts, eight bytes at once: what asks for each byte by itself takes longer
/// than anybody waits for a key.
extension String {
  /// In pieces that end with their newlines; the last one has none.
  ///
  /// - Parameter most: how many pieces are wanted; what follows is left out.
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

  /// Whether all are letters, digits, signs and spaces of ASCII: no controls.
  var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      // None has its highest bit, none is less than a space, none is 0x7F.
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

  /// Where the first eight bytes begin of which something holds, or what is left behind all eights.
  fileprivate func words(from start: Int = 0, until holds: (UInt64) -> Bool) -> Int {
    guard let baseAddress else { return start }
    let bytes = UnsafeRawPointer(baseAddress)
    var place = start
    while place + 8 <= count, !holds((bytes + place).loadUnaligned(as: UInt64.self)) { place += 8 }
    return place
  }
}
