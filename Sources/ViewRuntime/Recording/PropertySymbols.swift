import Foundation
import Synchronization

/// The names of properties that a key path knows by their getter only.
///
/// `\Model.name` of a stored property has its name; where the property is computed, as all those of an
/// `@Observable` class are, the key path describes itself as `<computed 0x7f… (String)>`. The address is
/// the one of its getter, and the program's own table of symbols says what it is called. A stripped
/// program has no table; then there is no name.
enum PropertySymbols {
  private static let cache = Mutex(Cache())

  /// "name" for `<computed 0x7f… (String)>`.
  static func name(ofComputed text: Substring) -> String? {
    guard let start = text.range(of: "<computed 0x")?.upperBound,
      let address = UInt(text[start...].prefix { $0.isHexDigit }, radix: 16)
    else { return nil }
    return cache.withLock { $0.name(at: address) }
  }

  private struct Cache {
    private var names: [UInt: String?] = [:]
    private var tables: [UInt: SymbolTable] = [:]

    mutating func name(at address: UInt) -> String? {
      if let known = names[address] { return known }
      let found = find(address)
      names[address] = found
      return found
    }

    private mutating func find(_ address: UInt) -> String? {
      guard let image = Image.containing(address) else { return nil }
      if tables[image.base] == nil {
        tables[image.base] = SymbolTable(ofFile: image.path, loadedAt: image.base)
      }
      return tables[image.base]?.names[address].flatMap(property(ofSymbol:))
    }

    /// "name" for the symbol of `key path getter for App.Model.name : Swift.String`.
    private func property(ofSymbol symbol: String) -> String? {
      guard let pointer = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else {
        return nil
      }
      defer { free(pointer) }
      let text = String(cString: pointer)
      let prefix = "key path getter for "
      guard text.hasPrefix(prefix), let end = text.range(of: " : ")?.lowerBound else { return nil }
      var path = text[text.index(text.startIndex, offsetBy: prefix.count)..<end]
      // A private one has the name of its file beside it: "Model.(name in _8A1F…)".
      if path.hasSuffix(")"), let open = path.range(of: ".(", options: .backwards) {
        path = path[open.upperBound...].prefix { $0 != " " }
        return String(path)
      }
      return path.split(separator: ".").last.map(String.init)
    }
  }
}

/// A program or library that is loaded, and where.
private struct Image {
  let path: String
  let base: UInt

  static func containing(_ address: UInt) -> Image? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return nil
    }
    var bases: [Substring: UInt] = [:]
    for line in maps.split(separator: "\n") {
      // 55d0c8a00000-55d0c8a5f000 r-xp 0001f000 08:01 1234    /path/of/the program
      let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let range = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard parts.count == 6, range.count == 2 else { continue }
      let path = parts[5]
      if bases[path] == nil { bases[path] = range[0] }
      if range[0] <= address, address < range[1], let base = bases[path] {
        return Image(path: path.drop { $0 == " " }.description, base: base)
      }
    }
    return nil
  }
}

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
