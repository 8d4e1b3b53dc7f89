import Foundation
import LayoutCore
import ViewRuntime

/// The size and place of a `GeometryReader`.
///
/// Asking for `frame(in:)` while the content is made makes the content depend on it: it is made
/// again when the reader moves.
///
/// It may be handed to functions that are not of the main actor, as those of a helper; they are
/// called on it, where views are made.
public struct GeometryProxy: Sendable {
  package let source: GeometrySource
  // Only to be compared with that of another proxy.
  private let version: Int

  @MainActor
  package init(source: GeometrySource) {
    self.source = source
    version = source.version
  }

  /// In points.
  public var size: CGSize { MainActor.assumeIsolated { source.size } }

  /// How far the reader may reach below bars and paddings that keep a safe area free. The windows
  /// here have no notches and no home indicator.
  public var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated { source.node?.safeAreaInsets ?? EdgeInsets() }
  }

  /// The reader's rectangle in a coordinate space, as it is seen there: what turns or scales it
  /// further out counts, and a turned one's is the rectangle around it.
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
      return source.frame(in: space)
    }
  }

  /// The reader's rectangle in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}
