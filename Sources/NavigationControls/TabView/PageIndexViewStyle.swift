import ViewRuntime

/// Dots, one for each page.
public struct PageIndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool

    /// No background, like `never`.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While the user swipes; here never, because pages change at once.
    ///
    /// - Note: In part without effect: same as `never`, since pages change without animation.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// A bar's background.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// No background: the dots are drawn directly on the content below them.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  let mode: BackgroundDisplayMode

  /// Makes dots, without a background unless the mode is `always`.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a bar's background.
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
