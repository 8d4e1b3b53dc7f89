import Foundation
import LayoutCore
import ViewRuntime

/// The size and position of a `GeometryReader`.
///
/// Reading `frame(in:)` while the content is built adds a dependency: the content is rebuilt when
/// the reader moves.
///
/// It can be passed to functions that are not isolated to the main actor, such as helpers, as long
/// as they run on it, as view code does.
public struct GeometryProxy: Sendable {
  package let source: GeometrySource
  // Used only to compare proxies.
  private let version: Int

  @MainActor
  package init(source: GeometrySource) {
    self.source = source
    version = source.version
  }

  /// In points.
  public var size: CGSize { MainActor.assumeIsolated { source.size } }

  /// The insets of the safe area, from bars and safe area paddings around the reader. Windows here
  /// have no notches and no home indicator.
  public var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated { source.node?.safeAreaInsets ?? EdgeInsets() }
  }

  /// Returns the reader's frame in a coordinate space, including the rotations and scales of its
  /// ancestors; the frame of a rotated reader is its bounding box.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { rectangle(in: coordinateSpace) }
  }

  @MainActor
  private func rectangle(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return source.globalFrame
    case .named(let name):
      guard let space = source.node?.nodeOfCoordinateSpace(named: name) else {
        return source.globalFrame
      }
      let frame = source.frame(in: space)
      guard name.base is ScrollViewSpace else { return frame }
      let origin = space.scrollSpaceOrigin
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the reader's frame in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}
