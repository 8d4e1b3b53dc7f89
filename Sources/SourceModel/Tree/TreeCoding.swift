/// A tree as bytes, for the cache: counts, records, lengths of names, names.
enum TreeCoding {
  /// Must change with ``SourceNodeKind``, with the output of ``TreeBuilder``, and with the format
  /// below.
  static let version = 4

  private static let mark: UInt32 = 0x6b75_6d31
  private static let recordSize = 35
  private static let headSize = 28

  static func encode(_ tree: SourceTree) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tree.records.count * recordSize + tree.text.count / 2)
    func add(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
    add(mark)
    add(UInt32(tree.text.count))
    add(UInt32(tree.records.count))
    add(UInt32(tree.names.count))
    add(tree.hasErrors ? 1 : 0)
    add(tree.problem?.kind.rawValue ?? 0)
    add(UInt32(tree.problem?.offset ?? 0))
    for record in tree.records {
      bytes.append(record.kind.rawValue)
      withUnsafeBytes(of: record.flags.rawValue.littleEndian) { bytes += $0 }
      add(record.name)
      add(record.detail)
      add(record.start)
      add(record.end)
      add(record.nameStart)
      add(UInt32(bitPattern: record.parent))
      add(UInt32(bitPattern: record.subtreeEnd))
      add(0)
    }
    for name in tree.names { add(UInt32(name.utf8.count)) }
    for name in tree.names { bytes += Array(name.utf8) }
    return bytes
  }

  /// The tree, or `nil` if the bytes belong to another text or are incomplete.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, text: SourceText, path: String
  ) -> SourceTree? {
    var position = 0
    func number() -> UInt32 {
      defer { position += 4 }
      return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    }
    guard bytes.count >= headSize, number() == mark, number() == UInt32(text.count) else {
      return nil
    }
    let recordCount = Int(number())
    let nameCount = Int(number())
    let hasErrors = number() == 1
    let kind = ParsingProblem.Kind(rawValue: number())
    let offset = Int(number())
    guard offset <= text.count else { return nil }
    let problem = kind.map { ParsingProblem($0, at: offset) }
    guard recordCount > 0, nameCount > 0,
      bytes.count >= headSize + recordCount * recordSize + nameCount * 4
    else { return nil }
    var records: [SourceTree.Record] = []
    records.reserveCapacity(recordCount)
    for index in 0..<recordCount {
      guard let kind = SourceNodeKind(rawValue: bytes[position]) else { return nil }
      let flags = UInt16(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position + 1, as: UInt16.self))
      position += 3
      let record = SourceTree.Record(
        kind: kind, flags: SourceNodeFlags(rawValue: flags), name: number(), detail: number(),
        start: number(), end: number(), nameStart: number(), parent: Int32(bitPattern: number()),
        subtreeEnd: Int32(bitPattern: number()))
      position += 4
      guard record.name < nameCount, record.detail < nameCount, record.parent < index,
        record.subtreeEnd > index, record.subtreeEnd <= recordCount, record.start <= record.end,
        record.end <= text.count
      else { return nil }
      records.append(record)
    }
    var lengths: [Int] = []
    for _ in 0..<nameCount { lengths.append(Int(number())) }
    guard bytes.count == position + lengths.reduce(0, +) else { return nil }
    var names: [String] = []
    names.reserveCapacity(nameCount)
    for length in lengths {
      names.append(String(decoding: bytes[position..<(position + length)], as: UTF8.self))
      position += length
    }
    return SourceTree(
      path: path, text: text, records: records, names: names, hasErrors: hasErrors,
      problem: problem)
  }
}
