import Foundation

/// The getters of properties in a program or library, by their addresses in memory.
///
/// - Complexity: linear in the symbols of the file. Read once, when the first name is needed.
struct SymbolTable {
  private var names: [UInt: [String]] = [:]

  /// Reads the symbols of a file.
  ///
  /// - Parameter base: the address at which the file is loaded.
  init(ofFile path: String, loadedAt base: UInt) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return }
    data.withUnsafeBytes { read(ELF(bytes: $0), base) }
  }

  /// Returns the symbols at an address; several if the linker or the optimiser merged them.
  func symbols(at address: UInt) -> [String] { names[address] ?? [] }

  private mutating func read(_ file: ELF, _ base: UInt) {
    guard file.isReadable else { return }
    // A program at a fixed address contains addresses, any other offsets from its base.
    let bias = file.word(at: 0x10, UInt16.self) == 2 ? 0 : base
    for section in file.sections where section.kind == .symbols {
      guard let strings = file.section(section.link) else { continue }
      let count = section.size / ELF.symbolSize
      for index in 0..<count {
        let place = section.offset + index * ELF.symbolSize
        let value = file.word(at: place + 8, UInt64.self)
        guard value != 0 else { continue }
        let name = strings.offset + Int(file.word(at: place, UInt32.self))
        guard let text = file.text(at: name, endingWith: Self.endings) else { continue }
        names[UInt(value) &+ bias, default: []].append(text)
      }
    }
  }

  /// The suffixes of the symbols of a key path's getter, a property's getter, and a getter's
  /// declaration in a class.
  private static let endings = ["TK", "vg", "vgTq"].map { Array($0.utf8) }
}

/// The parts of a 64-bit ELF file that are needed to find its symbols.
private struct ELF {
  struct Section {
    enum Kind: UInt32 { case symbols = 2, strings = 3 }

    let kind: Kind?
    let offset: Int
    let size: Int
    let link: Int
  }

  static let symbolSize = 24

  let bytes: UnsafeRawBufferPointer

  var isReadable: Bool { bytes.count > 64 && bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) }

  var sections: [Section] {
    (0..<Int(word(at: 0x3C, UInt16.self))).compactMap(section)
  }

  func section(_ index: Int) -> Section? {
    let place = Int(word(at: 0x28, UInt64.self)) + index * Int(word(at: 0x3A, UInt16.self))
    guard place + 64 <= bytes.count else { return nil }
    let offset = Int(word(at: place + 24, UInt64.self))
    let size = Int(word(at: place + 32, UInt64.self))
    let kind = Section.Kind(rawValue: word(at: place + 4, UInt32.self))
    guard kind == nil || offset + size <= bytes.count else { return nil }
    return Section(
      kind: kind, offset: offset, size: size, link: Int(word(at: place + 40, UInt32.self)))
  }

  func word<Word: FixedWidthInteger>(at offset: Int, _: Word.Type) -> Word {
    Word(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self))
  }

  /// Returns the text at an offset, if it has one of these suffixes.
  func text(at offset: Int, endingWith endings: [[UInt8]]) -> String? {
    guard offset < bytes.count, let base = bytes.baseAddress else { return nil }
    let start = (base + offset).assumingMemoryBound(to: CChar.self)
    let end = offset + strnlen(start, bytes.count - offset)
    let isGetter = endings.contains { ending in
      end - offset >= ending.count && bytes[(end - ending.count)..<end].elementsEqual(ending)
    }
    return isGetter ? String(cString: start) : nil
  }
}
