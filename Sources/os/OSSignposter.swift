/// Marks the beginning and end of work for a profiler that draws a timeline.
///
/// There is no such profiler here: intervals and events are accepted and kept nowhere.
///
/// - Note: Without effect: no tool looks at them.
public struct OSSignposter: Sendable {
  /// For work of no special kind.
  public init() {}
  /// For work of one part of a program.
  public init(subsystem: String, category: String) {}
  /// For work of one part of a program, in a category that the system knows by name.
  public init(subsystem: String, category: OSLog.Category) {}
  /// For work of the kind that a log has.
  public init(logHandle: OSLog) {}
  /// For work of the kind that a logger has.
  public init(logger: Logger) {}

  /// One that is off.
  public static var disabled: OSSignposter { OSSignposter() }

  /// Whether somebody looks.
  public var isEnabled: Bool { false }

  /// A name for one of several intervals at a time.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// A name for the intervals of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// The beginning of an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  { OSSignpostIntervalState() }

  /// The beginning of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// The end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// The end of an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Something that takes no time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Something that takes no time.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Does some work as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// Marks a moment; nobody looks at it.
///
/// - Note: Without effect: no tool looks at them.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment; nobody looks at it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
