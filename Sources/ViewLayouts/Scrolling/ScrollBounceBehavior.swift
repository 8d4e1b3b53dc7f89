import LayoutCore
import ViewRuntime

/// Whether a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind { case automatic, always, basedOnSize }
  let kind: Kind

  /// The host's default.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Even if the whole content is visible.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only if the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

private struct ScrollBounceKey: EnvironmentKey {
  static let defaultValue: [ScrollBounceBehavior] = [.automatic, .automatic]
}

extension EnvironmentValues {
  var scrollBounce: [ScrollBounceBehavior] {
    get { self[ScrollBounceKey.self] }
    set { self[ScrollBounceKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the scroll views inside bounce at their ends. Scrolling by wheel and keys stops
  /// there and never bounces.
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
