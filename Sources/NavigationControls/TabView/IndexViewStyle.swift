import ViewRuntime

extension View {
  /// Sets how the page index of the tab views inside looks.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabViewLook) { $0.hasDotsBackground = style._hasBackground }
  }
}

/// How the index of a paging view looks.
public protocol IndexViewStyle: Sendable {
  /// Whether there is a background behind it.
  var _hasBackground: Bool { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle {
  /// When there is a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool

    /// No background, as `never`.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While the user leafs; here never, since there is no time between two pages.
    ///
    /// - Note: In part without effect: same as `never`, since pages change without animation.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// A bar's background.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// No background: the dots stand on what is below them.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  let mode: BackgroundDisplayMode

  /// Dots, without a background unless `always` asks for one.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots stand on a bar's background.
  public var _hasBackground: Bool { mode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
