import Foundation
import LayoutCore
import ViewRuntime

/// Where a scroll view stands, and how large it and its content are.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has been moved, in points: at rest at the top it is the upper inset above
  /// its beginning.
  public var contentOffset: CGPoint
  /// The content's size without its margins, in points.
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  /// The scroll view's size without the insets.
  public var containerSize: CGSize

  /// A geometry of one's own, for tests of what an action does with it.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What the scroll view shows, in the content's coordinates.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// The same within the insets.
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
