import LayoutCore
import ViewRuntime

package struct LayoutPriorityModifier: Equatable {
  let value: Double
}

extension LayoutPriorityModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    PriorityLayout(value: value)
  }

  package static var concernsContainer: Bool { true }
  package func laysOutDifferently(from old: Self) -> Bool { self != old }
}

private struct PriorityLayout: WrapperLayout {
  let value: Double
  func priority(_ node: RenderNode) -> Double { value }
}

extension View {
  /// How early a stack serves the view; 0 is usual, more is earlier (S11.3).
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
