extension NSWindow {
  /// What a program wants of a window's frame.
  public struct StyleMask: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing around the content.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A close button.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that minimizes the window.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Edges by which the user resizes the window.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// A title bar and a toolbar in one.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// The whole screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Content that extends below the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// How a window's drawing is stored.
  public enum BackingStoreType: UInt, Sendable {
    /// Drawn into memory before it is shown.
    case buffered = 2
  }
}
