import Foundation
import LayoutCore
import ViewRuntime

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

/// A window's content, to be asked for its size.
public struct WindowLayoutRoot {
  let answer: (ProposedViewSize) -> CGSize

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}

/// What surrounds a window that is to be placed.
public struct WindowPlacementContext {
  /// The screen that windows come to if nothing else is said.
  public let defaultDisplay: DisplayProxy
}

/// A screen.
public struct DisplayProxy: Hashable, Sendable {
  /// All of it.
  public let bounds: CGRect
  /// What nothing of the desktop covers.
  public let visibleRect: CGRect
  /// How far the desktop covers it.
  public let safeAreaInsets: EdgeInsets

  /// All of it.
  public var frame: CGRect { bounds }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
  }
}

/// What a window's ideal size is counted from.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// Its content's.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The screen's.
  public static let maximum = WindowIdealSize(name: "maximum")
}

extension Scene {
  /// Where new windows of the scene stand.
  ///
  /// - Note: Without effect: never asked.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Where windows of the scene stand when the user enlarges them.
  ///
  /// - Note: Without effect: never asked.
  public nonisolated func windowIdealPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// What the ideal size of the scene's windows is counted from.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// At which place of the screen new windows of the scene stand.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
