import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The container that a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let fillsContainer: Bool
  private let name: String

  private init(_ name: String, fillsContainer: Bool = true) {
    self.name = name
    self.fillsContainer = fillsContainer
  }

  /// The screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// A column of a navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement("window")
  /// A widget. In an app, the background surrounds the widget's view.
  public static let widget = ContainerBackgroundPlacement("widget", fillsContainer: false)
}
