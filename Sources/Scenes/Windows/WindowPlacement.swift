import Foundation
import LayoutCore

/// The position and size of a window.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .defaultWindowPlacement { content, context in
///     WindowPlacement(.center, size: content.sizeThatFits(.unspecified))
///   }
/// ```
///
/// Desktops here place windows themselves, so closures that make placements are never called.
public struct WindowPlacement: Sendable {
  let position: UnitPoint?
  let width: CGFloat?
  let height: CGFloat?

  /// Makes a placement at a unit point of the screen with a size; nil leaves it to the desktop.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.init(position, width: size?.width, height: size?.height)
  }

  /// Makes a placement at a unit point of the screen with a size; nil leaves it to the desktop.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.position = position
    self.width = width
    self.height = height
  }

  /// Makes a placement at a point of the screen with a size; nil leaves it to the desktop.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    self.init(x: position.x, y: position.y, width: size?.width, height: size?.height)
  }

  /// Makes a placement at a point of the screen with a size; nil leaves it to the desktop.
  public init(_ position: CGPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(x: position.x, y: position.y, width: width, height: height)
  }

  /// Makes a placement at a point of the screen.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(nil, width: width, height: height)
  }
}
