import Foundation
import LayoutCore
import ViewEnvironment
import ViewRuntime

/// How the pointer looks over a view.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let `default` = PointerStyle(name: "default")
  /// Over text that goes from side to side.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// Over text that goes from top to bottom.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For choosing a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// Over what can be grabbed.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// While something is grabbed.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// Over a link.
  public static let link = PointerStyle(name: "link")
  /// Where more of something is shown.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// Where less of something is shown.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Over a line that moves columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Over a line that moves rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}

extension View {
  /// How the pointer looks over the view.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
}
