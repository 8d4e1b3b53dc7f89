import ViewRuntime

extension ViewTest {
  /// What the last action did: which sources changed, which bodies ran and why, what was skipped.
  ///
  /// ```swift
  /// try test.tap("Increment")
  /// #expect(test.lastUpdate.changes.map(\.source) == ["CounterView.count"])
  /// #expect(test.lastUpdate.bodies.map(\.reasons) == [["count"]])
  /// ```
  public struct Update: Hashable, Sendable, CustomStringConvertible {
    /// What the user did: `activate "Increment"`; nil where the program went on by itself, as a
    /// task does.
    public let cause: String?
    /// The sources that changed.
    public let changes: [Change]
    /// In the order in which they ran.
    public let bodies: [BodyRun]
    /// The views that their parent gave an equal value, and that were not entered.
    public let skipped: [String]
    /// How many of the app's views nobody looked at.
    public let untouched: Int
    /// How many frames it took.
    public let frames: Int
    /// From the first pass of the frames to the patch, in real time.
    public let duration: Duration

    public var description: String {
      var lines = ["\(cause ?? "by itself"): \(frames) frames, \(duration)"]
      lines += changes.map { "  changed  \($0)" }
      lines += bodies.map { "  ran      \($0)" }
      lines += skipped.map { "  skipped  \($0)" }
      return (lines + ["  untouched \(untouched)"]).joined(separator: "\n")
    }
  }

  /// A source that is another one than before the action.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// As in ``StateGraph``; with the property, where one of an observable object is known.
    public let source: String
    /// The values before and after, in words; nil where they are not kept, as in objects.
    public let old: String?
    /// The value after the change, in words; nil where it is not kept.
    public let new: String?

    public var description: String {
      guard let old, let new else { return source }
      return "\(source): \(old) → \(new)"
    }
  }

  /// An evaluation of a body.
  public struct BodyRun: Hashable, Sendable, CustomStringConvertible {
    /// "CounterView", or "TodoRow(3)" for the row of the element with the id 3.
    public let view: String
    /// "@self" for another value from the parent, "@identity" for a new view, and the names of the
    /// properties that changed; empty for an observable object that the body read.
    public let reasons: [String]
    /// The body alone, in real time.
    public let duration: Duration

    public var description: String {
      reasons.isEmpty ? view : "\(view) for \(reasons.joined(separator: ", "))"
    }
  }

  /// What happened because of the last action; see ``bodiesRun`` for what counts as one.
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
