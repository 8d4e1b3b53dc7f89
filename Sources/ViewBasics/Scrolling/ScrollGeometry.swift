import Foundation
import LayoutCore
import ViewRuntime

/// Where a scroll view stands, and how large it and its content are.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has been moved, in points.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that the scroll view's frame covers.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "offset \(contentOffset) of \(contentSize) in \(containerSize)"
  }
}

extension ScrollGeometry {
  @MainActor init(_ state: ScrollState) {
    self.init(
      contentOffset: state.offset, contentSize: state.content, contentInsets: EdgeInsets(),
      containerSize: state.container)
  }
}
