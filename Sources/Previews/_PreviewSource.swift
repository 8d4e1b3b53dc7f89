/// The protocol of the type behind a `#Preview`, with its location and its content.
///
/// The code that `#Preview` generates uses this protocol; programs should not.
public protocol _PreviewSource {
  /// The `#fileID` at the preview.
  static var fileID: String { get }
  /// The line of `#Preview` in that file, starting at 1.
  static var line: Int { get }
  /// Its column in that line, starting at 1.
  static var column: Int { get }

  /// Runs the closure of the `#Preview`.
  @MainActor static func makePreview() -> Preview
}

extension _PreviewSource {
  /// Writes this type to `address`, as `any _PreviewSource.Type`, which is how a record provides
  /// its type. Returns true.
  public static func _store(into address: UnsafeMutableRawPointer) -> Bool {
    address.initializeMemory(as: (any _PreviewSource.Type).self, to: self)
    return true
  }
}
