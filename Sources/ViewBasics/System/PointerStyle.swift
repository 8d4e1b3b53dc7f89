import Foundation
import LayoutCore
import ViewEnvironment
import ViewRuntime

/// The appearance of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The default pointer of the context.
  public static let `default` = PointerStyle(name: "default")
  /// The pointer over horizontal text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// The pointer over vertical text.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// The pointer for selecting a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// The pointer over a view that can be grabbed.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// The pointer while a view is grabbed.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// The pointer over a link.
  public static let link = PointerStyle(name: "link")
  /// The pointer for zooming in.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// The pointer for zooming out.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// The pointer over a divider that resizes columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// The pointer over a divider that resizes rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}

extension View {
  /// Sets the pointer's appearance over the view.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
}
