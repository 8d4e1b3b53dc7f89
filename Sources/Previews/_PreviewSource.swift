/// What the type behind a `#Preview` adopts: where the preview is, and how to make it.
///
/// Code that `#Preview` writes names this protocol; a program has no reason to.
public protocol _PreviewSource {
  /// As `#fileID` at the preview.
  static var fileID: String { get }
  /// The line of `#Preview` in that file, from 1.
  static var line: Int { get }
  /// Its column in that line, from 1.
  static var column: Int { get }

  /// Runs the closure of the `#Preview`.
  @MainActor static func makePreview() -> Preview
}

extension _PreviewSource {
  /// Writes this type to `address`, as `any _PreviewSource.Type`: a record's way to hand over its
  /// type. Answers true.
  public static func _store(into address: UnsafeMutableRawPointer) -> Bool {
    address.initializeMemory(as: (any _PreviewSource.Type).self, to: self)
    return true
  }
}
