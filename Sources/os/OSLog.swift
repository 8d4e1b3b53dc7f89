/// The log of one part of a program.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  private let writer: LogWriter?

  /// A log for a subsystem and a category, which are arbitrary names.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    writer = .shared
  }

  init(subsystem: String, category: String, writer: LogWriter?) {
    self.subsystem = subsystem
    self.category = category
    self.writer = writer
  }

  /// A log for a category that the system defines.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log without a subsystem or category.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// A log that drops its messages.
  public static let disabled = OSLog(subsystem: "", category: "", writer: nil)

  /// Whether a message of this level is written.
  public func isEnabled(type: OSLogType) -> Bool { writer?.wants(type) ?? false }

  /// Always false: no tool reads signposts here.
  public var signpostsEnabled: Bool { false }

  /// The categories that the system defines.
  public struct Category: Hashable, RawRepresentable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest on a timeline.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Events recorded with their call stacks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Events recorded with their call stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  func write(_ level: OSLogType, _ text: (_ showsPrivate: Bool) -> String) {
    guard let writer, writer.wants(level) else { return }
    writer.write(level, subsystem, category, text(writer.showsPrivate))
  }
}
