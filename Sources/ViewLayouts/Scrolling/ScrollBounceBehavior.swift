import LayoutCore
import ViewRuntime

/// Whether a scroll view swings back at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind { case automatic, always, basedOnSize }
  let kind: Kind

  /// As the host does.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Also if the whole content can be seen.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only if the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

private struct ScrollBounceKey: EnvironmentKey {
  static let defaultValue: [ScrollBounceBehavior] = [.automatic, .automatic]
}

extension EnvironmentValues {
  fileprivate var scrollBounce: [ScrollBounceBehavior] {
    get { self[ScrollBounceKey.self] }
    set { self[ScrollBounceKey.self] = newValue }
  }

  /// Whether scroll views swing back at their sides; kept for the program, no host looks at it.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounce[0] }
    set { scrollBounce[0] = newValue }
  }

  /// Whether scroll views swing back at their top and bottom; kept for the program, no host looks
  /// at it.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollBounce[1] }
    set { scrollBounce[1] = newValue }
  }
}

extension View {
  /// Whether the scroll views inside swing back at their ends. Movements by wheel and keys end
  /// there and never swing.
  ///
  /// - Note: Without effect: no host here has a counterpart.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBounce) { bounce in
      if axes.contains(.horizontal) { bounce[0] = behavior }
      if axes.contains(.vertical) { bounce[1] = behavior }
    }
  }
}
