/// What a kind of data is known by outside of this world: endings of file names, MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class of tags.
  public let rawValue: String

  /// A class of tags by its name; only those below are known here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How names of files end, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The type as servers and mails name it.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
