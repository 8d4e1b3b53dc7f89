/// The shapes of the mouse pointer, with AppKit's names.
@MainActor @preconcurrency
public final class NSCursor {
  private static var pushed: [NSCursor] = []

  private init() {}

  /// The standard arrow.
  public static let arrow = NSCursor()
  /// A hand over interactive elements.
  public static let pointingHand = NSCursor()
  /// A hand over something that can be dragged.
  public static let openHand = NSCursor()
  /// A hand that drags something.
  public static let closedHand = NSCursor()
  /// A beam over text.
  public static let iBeam = NSCursor()
  /// A crosshair over a drawing area.
  public static let crosshair = NSCursor()
  /// The pointer over a horizontally resizable edge.
  public static let resizeLeftRight = NSCursor()
  /// The pointer over a vertically resizable edge.
  public static let resizeUpDown = NSCursor()
  /// The pointer where the operation is not allowed.
  public static let operationNotAllowed = NSCursor()

  /// The shape that was set or pushed last; initially the arrow.
  public static var current: NSCursor { pushed.last ?? .arrow }

  /// Requests this shape until the next `pop()`.
  ///
  /// - Note: Without effect: hosts use their own pointer.
  public func push() { Self.pushed.append(self) }

  /// Requests the shape before the last ``push()``.
  public func pop() { Self.pop() }

  /// Requests the shape before the last ``push()``.
  ///
  /// - Note: Without effect: hosts use their own pointer.
  public static func pop() { _ = pushed.popLast() }

  /// Requests this shape in place of the current one.
  ///
  /// - Note: Without effect: hosts use their own pointer.
  public func set() {
    Self.pop()
    push()
  }
}
