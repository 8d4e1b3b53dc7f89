import HostInterface
import ViewRuntime

/// A view that builds its content from the available space.
///
/// It takes the whole proposal and places the content at its upper leading corner (S11.13).
///
/// ```swift
/// GeometryReader { proxy in
///   Bar().frame(width: proxy.size.width * progress)
/// }
/// ```
public struct GeometryReader<Content: View> {
  /// Builds the content from the available space.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader whose content is rebuilt whenever the geometry that it has read changes.
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
