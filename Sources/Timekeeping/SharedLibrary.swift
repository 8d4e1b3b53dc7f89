import Glibc

/// A loaded ELF library, seen as its table of slots for other libraries' functions.
struct SharedLibrary {
  private let base: UInt
  /// The values of the dynamic section by tag.
  private let sections: [Int: UInt]

  // Tags of the dynamic section, from the ELF specification.
  private static let stringTable = 5
  private static let symbolTable = 6
  private static let relocations = (table: 7, size: 8)
  private static let callRelocations = (table: 23, size: 2)

  /// Finds a library that is loaded already.
  init?(named name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return nil }
    // The handle is the loader's link map: base address, name, dynamic section.
    base = handle.load(as: UInt.self)
    let address = handle.load(fromByteOffset: 16, as: UInt.self)
    guard var entry = UnsafePointer<(tag: Int, value: UInt)>(bitPattern: address) else {
      return nil
    }
    var sections: [Int: UInt] = [:]
    while entry.pointee.tag != 0 {
      sections[entry.pointee.tag] = entry.pointee.value
      entry += 1
    }
    self.sections = sections
  }

  /// Points every slot for `symbol` to `address`.
  ///
  /// - Returns: the number of slots.
  @discardableResult
  func replace(_ symbol: String, by address: UInt) -> Int {
    var count = 0
    for kind in [Self.callRelocations, Self.relocations] {
      guard let table = sections[kind.table], let size = sections[kind.size],
        let first = UnsafePointer<(offset: UInt, info: UInt, addend: Int)>(bitPattern: table)
      else { continue }
      for index in 0..<(Int(size) / 24) where name(of: first[index].info >> 32) == symbol {
        write(address, at: base + first[index].offset)
        count += 1
      }
    }
    return count
  }

  private func name(of symbol: UInt) -> String? {
    guard symbol != 0, let symbols = sections[Self.symbolTable],
      let strings = sections[Self.stringTable],
      let entry = UnsafePointer<UInt32>(bitPattern: symbols + symbol * 24)
    else { return nil }
    return UnsafePointer<CChar>(bitPattern: strings + UInt(entry.pointee)).map(
      String.init(cString:))
  }

  /// Slots may lie in memory that the loader has made read-only.
  private func write(_ value: UInt, at slot: UInt) {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = slot & ~(page - 1)
    mprotect(UnsafeMutableRawPointer(bitPattern: start), Int(page), PROT_READ | PROT_WRITE)
    UnsafeMutablePointer<UInt>(bitPattern: slot)?.pointee = value
  }
}
