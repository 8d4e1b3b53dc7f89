/// A class of tags that identify types in other systems: file extensions, MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the tag class.
  public let rawValue: String

  /// A tag class by its name; only those below are known here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// File extensions, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
