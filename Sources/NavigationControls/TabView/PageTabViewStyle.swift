/// Pages to leaf through, with a dot for each instead of tabs.
public struct PageTabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let index: Int

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(index: 0)
    /// Also where there is one page only.
    public static let always = IndexDisplayMode(index: 1)
    /// No dots, however many pages there are; the user can leaf all the same.
    public static let never = IndexDisplayMode(index: 2)
  }

  let mode: IndexDisplayMode

  /// Pages to leaf through.
  ///
  /// - Parameter indexDisplayMode: when the dots are shown; without it, where there are several
  ///   pages.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension PageTabViewStyle: TabViewStyle {
  /// The name by which the tab view knows the style, `page`.
  public static var _name: String { "page" }
  /// The number of the mode in which the dots are shown.
  public var _index: Int { mode.index }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to leaf through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to leaf through.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
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
    /// - Note: In part without effect: as `never`, since pages change at once.
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
