import Dispatch
import Foundation
import LayoutCore
import Timekeeping
import ViewRuntime

/// A view that gives its content a proxy for scrolling to views by their id.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Newest") { withAnimation { proxy.scrollTo(messages.last?.id) } }
///   ScrollView { ForEach(messages) { MessageRow(message: $0) } }
/// }
/// ```
public struct ScrollViewReader<Content: View> {
  /// Builds the content from a proxy for its scroll views.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader; use the proxy in actions, when the views are mounted, not while building the
  /// content.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public typealias Body = Never
}

extension ScrollViewReader: PrimitiveView, ElementReaderView {
  package func content(_ element: ElementReference) -> Content {
    content(ScrollViewProxy(element: element))
  }
}
