import Foundation

/// Where the elements of a JSON object's lists begin: enough to decode a long list in parts, and to
/// say the line of an element that is wrong. Whether it is JSON at all is left to the decoder.
struct JSONOutline {
  /// The lists in the outermost object, by their keys.
  private(set) var lists: [String: List] = [:]
  /// A key that stands there twice, as after two versions of a file were put together.
  private(set) var repeatedKey: String?

  struct List {
    /// Behind the opening bracket and each comma.
    fileprivate(set) var starts: [Int]
    /// The closing bracket.
    fileprivate(set) var end: Int

    /// A list of some of the elements.
    func part(_ places: Range<Int>, of data: Data) -> Data {
      let end = places.upperBound == starts.count ? end : starts[places.upperBound] - 1
      return Data("[".utf8) + data[starts[places.lowerBound]..<end] + Data("]".utf8)
    }
  }

  init(_ data: Data) {
    data.withUnsafeBytes { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    var depth = 0
    var key = ""
    var list: List?
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        let start = place + 1
        place = Self.endOfString(bytes, from: start)
        if depth == 1 { key = String(decoding: bytes[start..<place], as: UTF8.self) }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        let isList = depth == 2 && bytes[place] == UInt8(ascii: "[")
        if isList { list = List(starts: [place + 1], end: bytes.count) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        guard depth == 1, var found = list else { break }
        found.end = place
        if lists.updateValue(found, forKey: key) != nil { repeatedKey = key }
        list = nil
      case UInt8(ascii: ",") where depth == 2: list?.starts.append(place + 1)
      default: break
      }
      place += 1
    }
  }

  private static func endOfString(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place, bytes.count)
  }
}
