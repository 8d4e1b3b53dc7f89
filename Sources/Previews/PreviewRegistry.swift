import ToolchainEdges

/// Finds the previews that the running program declares with `#Preview` or as `PreviewProvider`.
///
/// ```swift
/// for preview in PreviewRegistry.previews() {
///   print(preview.fileID, preview.line, preview.name ?? "")
/// }
/// ```
///
/// Swift runs no code before `main`, so a preview cannot register itself. Instead each `#Preview`
/// leaves a `_PreviewRecord` in the section `swift5_tests` of its object file. That section
/// contains records of several kinds, distinguished by their first word: Swift Testing finds its
/// tests there, and skips unknown kinds. The linker joins the sections, and the runtime knows their
/// addresses in every loaded image, so previews in libraries are found as well.
///
/// With a runtime that is too old to know the section, no previews are listed.
package enum PreviewRegistry {
  /// All previews, ordered by file and line. No body is called.
  ///
  /// - Complexity: linear in the number of tests and previews of the program; nothing is cached.
  @MainActor
  package static func previews() -> [RegisteredPreview] {
    let declared = sources().map { RegisteredPreview($0) }
    let provided = providers().map { RegisteredPreview($0) }
    return (declared + provided).sorted { $0.place < $1.place }
  }

  private static func sources() -> [any _PreviewSource.Type] {
    LoadedImage.all.flatMap { sources(in: $0.testContent) }
  }

  @MainActor
  private static func providers() -> [any PreviewProvider.Type] {
    ConformingTypes.of((any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
  }

  private static func sources(in records: UnsafeRawBufferPointer) -> [any _PreviewSource.Type] {
    // Records of every kind have the same layout, and so the same stride.
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
