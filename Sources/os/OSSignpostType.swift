/// The kind of a signpost.
public struct OSSignpostType: Hashable, Sendable {
  private let name: String

  /// The beginning of an interval.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of an interval.
  public static let end = OSSignpostType(name: "end")
  /// A moment without a duration.
  public static let event = OSSignpostType(name: "event")
}
