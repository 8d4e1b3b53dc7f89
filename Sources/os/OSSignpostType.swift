/// What a signpost stands for.
public struct OSSignpostType: Hashable, Sendable {
  private let name: String

  /// The beginning of an interval.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of an interval.
  public static let end = OSSignpostType(name: "end")
  /// Something that takes no time.
  public static let event = OSSignpostType(name: "event")
}
