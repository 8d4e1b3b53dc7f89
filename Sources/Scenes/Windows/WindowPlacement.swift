import Foundation
import LayoutCore

/// Where a window stands and how large it is.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .defaultWindowPlacement { content, context in
///     WindowPlacement(.center, size: content.sizeThatFits(.unspecified))
///   }
/// ```
///
/// Desktops here place windows themselves, so that no closure that makes placements is asked.
public struct WindowPlacement: Sendable {
  let position: UnitPoint?
  let width: CGFloat?
  let height: CGFloat?

  /// At a place of the screen, in a size; nil leaves it to the desktop.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.init(position, width: size?.width, height: size?.height)
  }

  /// At a place of the screen, in a size; nil leaves it to the desktop.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.position = position
    self.width = width
    self.height = height
  }

  /// At a point of the screen, in a size; nil leaves it to the desktop.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    self.init(x: position.x, y: position.y, width: size?.width, height: size?.height)
  }

  /// At a point of the screen, in a size; nil leaves it to the desktop.
  public init(_ position: CGPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(x: position.x, y: position.y, width: width, height: height)
  }

  /// At a point of the screen.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(nil, width: width, height: height)
  }
}

/// What surrounds a window that is to be placed.
public struct WindowPlacementContext {
  /// The screen that windows come to if nothing else is said.
  public let defaultDisplay: DisplayProxy
}
