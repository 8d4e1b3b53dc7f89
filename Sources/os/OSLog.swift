/// The messages of one part of a program.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  private let writer: LogWriter?

  /// Named parts; anything that tells them apart.
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

  /// A category that the system knows by name.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Messages of no special kind.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// Messages that nobody wants.
  public static let disabled = OSLog(subsystem: "", category: "", writer: nil)

  /// Whether a message of this level is written.
  public func isEnabled(type: OSLogType) -> Bool { writer?.wants(type) ?? false }

  /// Signposts are for a tool that there is not.
  public var signpostsEnabled: Bool { false }

  /// Categories that the system knows by name.
  public struct Category: Hashable, RawRepresentable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Of interest to a user who looks at the course of time.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// With the calls that led to them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// With the calls that led to them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  func write(_ level: OSLogType, _ text: (_ showsPrivate: Bool) -> String) {
    guard let writer, writer.wants(level) else { return }
    writer.write(level, subsystem, category, text(writer.showsPrivate))
  }
}
