import HostInterface
import LayoutCore
import ViewRuntime

/// How a view behaves where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Stays as it is.
  case fixed
  /// Is turned round in a direction.
  case mirrors(in: LayoutDirection)

  /// Is turned round where lines run from right to left.
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
  /// Says how the view behaves where lines run from right to left.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(MirroringModifier(behavior: behavior))
  }
}
