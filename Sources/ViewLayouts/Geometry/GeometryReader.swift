import HostInterface
import ViewRuntime

/// Makes its content for the room that there is.
///
/// It takes all that it is offered, and puts the content at its upper leading corner (S11.13).
///
/// ```swift
/// GeometryReader { proxy in
///   Bar().frame(width: proxy.size.width * progress)
/// }
/// ```
public struct GeometryReader<Content: View> {
  /// Makes the content from the room that there is.
  public var content: (GeometryProxy) -> Content

  /// Makes content from its room, and again whenever what it has read of the geometry changes.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView, GeometryView {
  package func content(_ geometry: GeometrySource) -> Content {
    content(GeometryProxy(source: geometry))
  }
}
