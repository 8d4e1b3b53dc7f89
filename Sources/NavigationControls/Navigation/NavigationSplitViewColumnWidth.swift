import Foundation
import ViewRuntime

/// `navigationSplitViewColumnWidth`: said to the split view.
struct ColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat
  var max: CGFloat?

  /// What a column gets within `width`.
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
  /// Sets the width of the column of a split view that this view stands in.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidth(min: width, ideal: width, max: width))
  }

  /// Sets limits for the width of the column of a split view that this view stands in.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidth(min: min, ideal: ideal, max: max))
  }
}
