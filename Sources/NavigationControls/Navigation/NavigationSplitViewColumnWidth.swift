import Foundation
import ViewRuntime

/// The modifier of `navigationSplitViewColumnWidth`, which registers with the split view.
struct ColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat
  var max: CGFloat?

  /// Returns the column's ideal width, limited to `width`.
  func width(in width: CGFloat) -> CGFloat { Swift.min(clamped(ideal), width) }

  func clamped(_ width: CGFloat) -> CGFloat {
    Swift.min(Swift.max(width, min ?? 0), max ?? .infinity)
  }

  var isFixed: Bool { min != nil && min == max }
}

extension ColumnWidth: RegisteringModifier {
  typealias Body = Never
  typealias RegisteredContent = EmptyView

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    environment.splitColumn?.widths
  }

  func differs(from old: ColumnWidth) -> Bool { self != old }
}

extension View {
  /// Sets the width of the split view column that contains this view.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidth(min: width, ideal: width, max: width))
  }

  /// Sets limits for the width of the split view column that contains this view.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidth(min: min, ideal: ideal, max: max))
  }
}
