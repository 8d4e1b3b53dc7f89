import Foundation
import LayoutCore
import ViewRuntime

/// The scroll position of a scroll view, its size and its content's size.
public struct ScrollGeometry: Equatable, Sendable {
  /// The scroll offset, in points; at the top, it is minus the upper inset.
  public var contentOffset: CGPoint
  /// The content's size without its margins, in points.
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  /// The scroll view's size without the insets.
  public var containerSize: CGSize

  /// Makes a geometry, for tests of code that uses one.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle, in the content's coordinates.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// The visible rectangle within the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width, height: containerSize.height)
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "offset \(contentOffset) of \(contentSize) in \(containerSize)"
  }
}

extension ScrollGeometry {
  @MainActor init(_ state: ScrollState) {
    self.init(
      contentOffset: state.offset, contentSize: state.content, contentInsets: state.insets,
      containerSize: state.container)
  }
}
