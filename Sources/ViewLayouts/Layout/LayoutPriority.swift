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

private struct PriorityLayout: WrapperLayout, SafeAreaPassing {
  let value: Double
  func priority(_ node: RenderNode) -> Double { value }
}

extension View {
  /// Sets the priority by which a stack distributes space; higher is earlier, the default is 0
  /// (S11.3).
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
