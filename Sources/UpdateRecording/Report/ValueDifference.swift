import ViewRuntime

/// The single part in which two values differ, if their short texts are the same.
///
/// A line shows only the first items of an array of a thousand; the item that was ticked is not
/// among them. The user wants to see `[712].isDone: false → true`.
///
/// - Complexity: linear in the compared parts, and so in the elements of a collection.
@MainActor
struct ValueDifference {
  /// The maximum number of compared parts; beyond it no difference is reported.
  private static let limit = 100_000
  /// The maximum depth.
  private static let depth = 6

  /// The path to the part: "[712]", "isDone".
  let steps: [String]
  let old: Any
  let new: Any

  /// Returns "items[712].isDone" for the steps below "items".
  func name(below base: String) -> String {
    steps.reduce(base) { $1.hasPrefix("[") ? $0 + $1 : "\($0).\($1)" }
  }

  /// Returns the difference between two values.
  ///
  /// - Returns: nil if there is no single part, for example when the number of elements changed.
  static func between(_ old: Any, _ new: Any) -> ValueDifference? {
    var rest = limit
    return find(ValueDifference(steps: [], old: old, new: new), &rest)
  }

  private static func find(_ whole: ValueDifference, _ rest: inout Int) -> ValueDifference? {
    let (old, new) = (Mirror(reflecting: whole.old), Mirror(reflecting: whole.new))
    guard whole.steps.count < depth, old.displayStyle == new.displayStyle,
      old.children.count == new.children.count, rest > old.children.count
    else { return whole.steps.isEmpty ? nil : whole }
    switch old.displayStyle {
    case .struct, .collection:
      rest -= old.children.count
      var found: ValueDifference?
      for (index, (former, later)) in zip(old.children, new.children).enumerated()
      where differ(former.value, later.value) {
        // If two parts differ, the value that contains them is reported.
        guard found == nil else { return whole.steps.isEmpty ? nil : whole }
        let step = old.displayStyle == .collection ? "[\(index)]" : former.label ?? "[\(index)]"
        found = ValueDifference(
          steps: whole.steps + [step], old: former.value, new: later.value)
      }
      guard let found else { return nil }
      return find(found, &rest) ?? found
    default:
      return whole.steps.isEmpty ? nil : whole
    }
  }

  private static func differ(_ old: Any, _ new: Any) -> Bool {
    @MainActor func open<T>(_ new: T) -> Bool {
      guard let old = old as? T else { return true }
      return !ValueComparison.areEqual(old, new)
    }
    return open(new)
  }
}
