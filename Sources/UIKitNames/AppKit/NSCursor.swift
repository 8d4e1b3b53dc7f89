/// The forms of the mouse's pointer, in AppKit's words.
@MainActor @preconcurrency
public final class NSCursor {
  private static var pushed: [NSCursor] = []

  private init() {}

  /// The usual arrow.
  public static let arrow = NSCursor()
  /// A hand over what can be pressed.
  public static let pointingHand = NSCursor()
  /// A hand over what can be moved.
  public static let openHand = NSCursor()
  /// A hand that moves something.
  public static let closedHand = NSCursor()
  /// A beam over text.
  public static let iBeam = NSCursor()
  /// A cross over what can be drawn in.
  public static let crosshair = NSCursor()
  /// Over what can be made wider.
  public static let resizeLeftRight = NSCursor()
  /// Over what can be made higher.
  public static let resizeUpDown = NSCursor()
  /// Over what nothing can be done with.
  public static let operationNotAllowed = NSCursor()

  /// The form that was set or pushed last; the arrow at first.
  public static var current: NSCursor { pushed.last ?? .arrow }

  /// Asks for this form until the next `pop()`.
  ///
  /// - Note: Without effect: no host has another pointer than its own.
  public func push() { Self.pushed.append(self) }

  /// Asks for the form before the last ``push()``.
  public func pop() { Self.pop() }

  /// Asks for the form before the last ``push()``.
  ///
  /// - Note: Without effect: no host has another pointer than its own.
  public static func pop() { _ = pushed.popLast() }

  /// Asks for this form in the place of the present one.
  ///
  /// - Note: Without effect: no host has another pointer than its own.
  public func set() {
    Self.pop()
    push()
  }
}
