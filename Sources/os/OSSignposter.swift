/// Marks the beginning and end of work for a profiler that draws a timeline.
///
/// There is no such profiler here: intervals and events are accepted and kept nowhere.
///
/// - Note: Without effect: no profiler here reads them.
public struct OSSignposter: Sendable {
  /// A signposter without a subsystem or category.
  public init() {}
  /// A signposter for one part of a program.
  public init(subsystem: String, category: String) {}
  /// A signposter for one part of a program, in a category that the system defines.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A signposter for a log.
  public init(logHandle: OSLog) {}
  /// A signposter for a logger.
  public init(logger: Logger) {}

  /// A signposter that is off.
  public static var disabled: OSSignposter { OSSignposter() }

  /// Whether signposts are recorded; always false.
  public var isEnabled: Bool { false }

  /// An identifier for one of several simultaneous intervals.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// An identifier for the intervals of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  { OSSignpostIntervalState() }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Runs a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// Marks a moment; nothing records it.
///
/// - Note: Without effect: no profiler here reads them.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment; nothing records it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
