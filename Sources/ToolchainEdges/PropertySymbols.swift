import Foundation
import Locking

/// The names of properties for which a key path has only a getter.
///
/// `\Model.name` of a stored property contains its name; for a computed property, like all those of
/// an `@Observable` class, the key path describes itself as `<computed 0x7f… (String)>`. The
/// address is that of code that calls the getter, and the program's symbol table contains its name.
///
/// An optimised program may contain that code again without a name. The word that identifies the
/// part in comparisons is next to it and has a name: the getter itself, or its declaration in a
/// class. A stripped program has no symbol table; then there is no name.
package enum PropertySymbols {
  private static let cache = Mutex(Cache())

  /// Returns "name" for the part of a key path that is described as `<computed 0x7f… (String)>`.
  package static func name(of keyPath: AnyKeyPath, getter: UInt) -> String? {
    let identity = identity(in: keyPath, beside: getter)
    return cache.withLock { cache in
      identity.flatMap { cache.name(at: $0) } ?? cache.name(at: getter)
    }
  }

  /// Returns the word that identifies a computed part, before the address of its getter.
  private static func identity(in keyPath: AnyKeyPath, beside getter: UInt) -> UInt? {
    withExtendedLifetime(keyPath) {
      let object = Unmanaged.passUnretained(keyPath).toOpaque()
      // The object header of two words, one word for Objective-C, and one with the length of the
      // parts that follow.
      let word = MemoryLayout<UInt>.size
      let length = Int(object.load(fromByteOffset: 3 * word, as: UInt32.self) & 0xFF_FFFF)
      guard length < 4096 else { return nil }
      for place in stride(from: 5 * word, to: 4 * word + length, by: word)
      where object.load(fromByteOffset: place, as: UInt.self) == getter {
        return object.load(fromByteOffset: place - word, as: UInt.self)
      }
      return nil
    }
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
      guard let image = LoadedFile.containing(address) else { return nil }
      if tables[image.base] == nil {
        tables[image.base] = SymbolTable(ofFile: image.path, loadedAt: image.base)
      }
      guard let table = tables[image.base] else { return nil }
      var symbols = table.symbols(at: address)
      if symbols.isEmpty, let getter = MethodDescriptor(at: address).getter {
        symbols = table.symbols(at: getter)
      }
      // Identical getters may have been merged: then the name is ambiguous.
      let names = Set(symbols.compactMap(property))
      return names.count == 1 ? names.first : nil
    }

    /// Returns "name" for the symbol of `key path getter for App.Model.name : Swift.String`, and of
    /// `method descriptor for App.Model.name.getter : Swift.String`.
    private func property(ofSymbol symbol: String) -> String? {
      guard let pointer = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else {
        return nil
      }
      defer { free(pointer) }
      let text = String(cString: pointer)
      guard let end = text.range(of: " : ")?.lowerBound else { return nil }
      var path = text[..<end]
      if path.hasSuffix(".getter") { path = path.dropLast(".getter".count) }
      // The name of a private property includes its file: "Model.(name in _8A1F…)".
      if path.hasSuffix(")"), let open = path.range(of: ".(", options: .backwards) {
        path = path[open.upperBound...].prefix { $0 != " " }
        return String(path)
      }
      return path.split(separator: ".").last.map(String.init)
    }
  }
}

/// A class's descriptor of a method: its kind, and the offset of its code.
private struct MethodDescriptor {
  /// The address of the code, if it is a property's getter.
  let getter: UInt?

  /// Reads the descriptor at an address.
  ///
  /// - Parameter address: any address in a loaded program.
  init(at address: UInt) {
    guard let place = UnsafeRawPointer(bitPattern: address), address % 4 == 0,
      place.load(as: UInt32.self) & 0xF == 2
    else {
      getter = nil
      return
    }
    let distance = place.load(fromByteOffset: 4, as: Int32.self)
    getter = distance == 0 ? nil : (address + 4) &+ UInt(bitPattern: Int(distance))
  }
}

/// A loaded program or library, with its address.
private struct LoadedFile {
  let path: String
  let base: UInt

  static func containing(_ address: UInt) -> LoadedFile? {
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
        return LoadedFile(path: path.drop { $0 == " " }.description, base: base)
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
