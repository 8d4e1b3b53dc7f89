import ViewRuntime

extension ViewTest {
  /// The effects of the last action: the changed sources, the bodies that ran and why, and the
  /// skipped views.
  ///
  /// ```swift
  /// try test.tap("Increment")
  /// #expect(test.lastUpdate.changes.map(\.source) == ["CounterView.count"])
  /// #expect(test.lastUpdate.bodies.map(\.reasons) == [["count"]])
  /// ```
  public struct Update: Hashable, Sendable, CustomStringConvertible {
    /// The user's action: `activate "Increment"`; nil if the program acted on its own, for example
    /// in a task.
    public let cause: String?
    /// The sources that changed.
    public let changes: [Change]
    /// The bodies that ran, in order.
    public let bodies: [BodyRun]
    /// The views that received an equal value from their parent and were skipped.
    public let skipped: [String]
    /// The number of the app's views that were not visited.
    public let untouched: Int
    /// The number of frames.
    public let frames: Int
    /// The real time from the first pass of the frames to the patch.
    public let duration: Duration

    public var description: String {
      var lines = ["\(cause ?? "by itself"): \(frames) frames, \(duration)"]
      lines += changes.map { "  changed  \($0)" }
      lines += bodies.map { "  ran      \($0)" }
      lines += skipped.map { "  skipped  \($0)" }
      return (lines + ["  untouched \(untouched)"]).joined(separator: "\n")
    }
  }

  /// A source that changed since before the action.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// The name as in ``StateGraph``; with the property, if known, for an observable object.
    public let source: String
    /// The values before and after, in words; nil if they are not kept, as for objects.
    public let old: String?
    /// The value after the change, in words; nil if it is not kept.
    public let new: String?

    public var description: String {
      guard let old, let new else { return source }
      return "\(source): \(old) → \(new)"
    }
  }

  /// An evaluation of a body.
  public struct BodyRun: Hashable, Sendable, CustomStringConvertible {
    /// "CounterView", or "TodoRow(3)" for the row of the element with id 3.
    public let view: String
    /// "@self" for a changed value from the parent, "@identity" for a new view, and the names of
    /// the changed properties; empty for an observable object that the body read.
    public let reasons: [String]
    /// The real time of the body alone.
    public let duration: Duration

    public var description: String {
      reasons.isEmpty ? view : "\(view) for \(reasons.joined(separator: ", "))"
    }
  }

  /// The effects of the last action; see ``bodiesRun`` for what counts as one.
  public var lastUpdate: Update {
    catchUp()
    let report = recorder.report(runtime)
    return Update(
      cause: report.cause,
      changes: report.changes.map { Change(source: $0.source, old: $0.old, new: $0.new) },
      bodies: report.runs.map {
        BodyRun(view: $0.view, reasons: $0.reasons, duration: $0.duration)
      },
      skipped: report.skips.map(\.view), untouched: report.untouched, frames: report.frames,
      duration: report.duration)
  }
}
