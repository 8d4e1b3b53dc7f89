/// Finds the previews that the running program declares with `#Preview` or as `PreviewProvider`.
///
/// ```swift
/// for preview in PreviewRegistry.previews() {
///   print(preview.fileID, preview.line, preview.name ?? "")
/// }
/// ```
///
/// Swift runs no code before `main`, so a preview cannot register itself. Instead each `#Preview`
/// leaves a `_PreviewRecord` in the section `swift5_tests` of its object file. That section holds
/// records of several kinds, told apart by their first word: Swift Testing finds its tests there,
/// and steps over kinds that it does not know. The linker joins the sections, and the runtime knows
/// where they are in every image that is loaded, so previews of libraries are found as well.
///
/// A runtime that is too old to know the section lists no previews.
package enum PreviewRegistry {
  /// All previews, ordered by file and line. No body is called.
  ///
  /// - Complexity: linear in the number of tests and previews of the program; nothing is kept.
  @MainActor
  package static func previews() -> [RegisteredPreview] {
    let declared = sources().map { RegisteredPreview($0) }
    let provided = providers().map { RegisteredPreview($0) }
    return (declared + provided).sorted { $0.place < $1.place }
  }

  private static func sources() -> [any _PreviewSource.Type] {
    var sources: [any _PreviewSource.Type] = []
    withUnsafeMutablePointer(to: &sources) { sources in
      enumerateMetadataSections(
        { sections, sources in
          let sources = sources?.assumingMemoryBound(to: [any _PreviewSource.Type].self)
          sources?.pointee += PreviewRegistry.sources(in: MetadataSections(sections).testContent)
          return true
        }, sources)
    }
    return sources
  }

  /// Calls `body` with the section of conformances of each loaded image.
  static func forEachConformanceSection(_ body: (UnsafeRawBufferPointer) -> Void) {
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: body) { body in
        enumerateMetadataSections(
          { sections, body in
            let body = body?.assumingMemoryBound(to: ((UnsafeRawBufferPointer) -> Void).self)
            body?.pointee(MetadataSections(sections).conformances)
            return true
          }, UnsafeMutableRawPointer(mutating: body))
      }
    }
  }

  private static func sources(in records: UnsafeRawBufferPointer) -> [any _PreviewSource.Type] {
    // Records of every kind have the same shape, and so the same stride. An image without records
    // has an empty section at an address of no particular alignment.
    let stride = MemoryLayout<_PreviewRecord>.stride
    return (0..<records.count / stride).compactMap { index in
      let record = records.loadUnaligned(fromByteOffset: index * stride, as: _PreviewRecord.self)
      return record.kind == previewRecordKind ? source(of: record) : nil
    }
  }

  private static func source(of record: _PreviewRecord) -> (any _PreviewSource.Type)? {
    withUnsafeTemporaryAllocation(of: (any _PreviewSource.Type).self, capacity: 1) { place in
      guard let address = place.baseAddress, record.accessor(address, address, nil, 0) else {
        return nil
      }
      return address.move()
    }
  }
}

/// The kind of a preview's record: "kprv" in ASCII. `#Preview` writes the same number.
private let previewRecordKind: UInt32 = 0x6b70_7276

/// What the Swift runtime keeps about a loaded image, as words: a version, three addresses, then
/// pairs of start and length. The runtime's name for it is `MetadataSections` too.
private struct MetadataSections {
  private static let firstVersionWithTests: UInt = 4
  private static let startOfTests = 4 + 2 * 14

  private let words: UnsafePointer<UInt>

  init(_ address: UnsafeRawPointer) {
    words = address.assumingMemoryBound(to: UInt.self)
  }

  /// The image's section `swift5_protocol_conformances`.
  var conformances: UnsafeRawBufferPointer {
    let pair = 4 + 2 * 1
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: words[pair]), count: Int(words[pair + 1]))
  }

  /// The image's section `swift5_tests`; empty if it has none.
  var testContent: UnsafeRawBufferPointer {
    guard words[0] >= Self.firstVersionWithTests else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: words[Self.startOfTests]),
      count: Int(words[Self.startOfTests + 1]))
  }
}

/// Calls `body` for each loaded image until it answers false. Part of the Swift runtime's interface
/// on systems without Mach-O; the C and the Swift calling convention agree for two pointers.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> CBool,
  _ context: UnsafeMutableRawPointer?)
