import HostInterface
import LayoutCore
import ViewRuntime

/// The behaviour of a view in a layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Does not mirror.
  case fixed
  /// Mirrors in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// Mirrors in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

private struct MirroringModifier {
  let behavior: LayoutDirectionBehavior
}

extension MirroringModifier: LayoutModifier {
  typealias Body = Never
  static var environmentMask: EnvironmentMask { EnvironmentValues.directionMask }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    guard case .mirrors(let direction) = behavior,
      environment.layoutDirection == direction
    else { return nil }
    return NodeContent(
      effects: [.scale(x: -1, y: 1, anchor: Paint.Point(x: 0.5, y: 0.5))])
  }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Sets how the view responds to the layout direction.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(MirroringModifier(behavior: behavior))
  }
}
