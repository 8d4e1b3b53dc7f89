import Foundation

/// A window of the app, with UIKit's names.
///
/// In a program that is started by its delegate, it shows its ``rootViewController``, which is a
/// ``UIHostingController``. Elsewhere the windows are those of the app's scenes.
///
/// - Note: In part without effect: in a program with an `App`, what the program's own windows show
///   is left out; a window that is hidden loses the state of its views.
@MainActor @preconcurrency
open class UIWindow: UIResponder {
  /// How far in front windows are.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level's number.
    public let rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one.
    public static let normal = Level(0)
    /// In front of all usual ones.
    public static let statusBar = Level(1000)
    /// In front of all others.
    public static let alert = Level(2000)
  }

  /// Called when another window or another root is to be shown.
  package static var changed: (() -> Void)?

  override init() { super.init() }

  /// A window of a scene; it is shown after ``makeKeyAndVisible()``.
  public init(windowScene: UIWindowScene) {
    super.init()
    windowScene.add(self)
  }

  /// A window of the app's one scene, as large as the host's window whatever the frame; it is shown
  /// after ``makeKeyAndVisible()``.
  public init(frame: CGRect) {
    super.init()
    UIWindowScene.main.add(self)
  }

  /// What the window shows.
  open var rootViewController: UIViewController? {
    didSet { Self.changed?() }
  }

  /// Whether the window is hidden, as it is at first.
  open var isHidden = true {
    didSet { if isHidden != oldValue { Self.changed?() } }
  }

  /// Shows the window, in front of others on its level.
  open func makeKeyAndVisible() {
    UIWindowScene.main.add(self)
    isHidden = false
    Self.changed?()
  }

  /// How far in front the window is.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { Self.changed?() } }
  }

  /// The background colour.
  ///
  /// - Note: Without effect: the views have theirs.
  open var backgroundColor: UIColor?
  /// Whether the window accepts input.
  ///
  /// - Note: Without effect: a window always accepts input.
  open var isUserInteractionEnabled = true

  /// The window's frame in its own coordinates, in points: the origin is zero.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The same as ``bounds``: the window's position on the screen is unknown.
  public var frame: CGRect { bounds }
  /// Whether the window receives key events: always true.
  public var isKeyWindow: Bool { true }
  /// The scene of the window; never nil.
  public var windowScene: UIWindowScene? { .main }
  /// The screen that shows the window.
  public var screen: UIScreen { .main }
  /// Always zero: nothing overlaps the window's edges.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The colour of interactive elements.
  ///
  /// - Note: Without effect: views have theirs, by `tint`.
  public var tintColor: UIColor?

  /// Takes the keyboard focus from the focused field; returns whether there is a window.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    StandardActions.perform("endEditing:", by: self)
  }
}
