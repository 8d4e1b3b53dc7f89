import Dispatch
import Foundation
import LayoutCore
import Timekeeping
import ViewRuntime

/// Gives its content a proxy that brings views into sight by their id.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Newest") { withAnimation { proxy.scrollTo(messages.last?.id) } }
///   ScrollView { ForEach(messages) { MessageRow(message: $0) } }
/// }
/// ```
public struct ScrollViewReader<Content: View> {
  /// Makes the content, given what scrolls its scroll views.
  public var content: (ScrollViewProxy) -> Content

  /// Gives the content a proxy; use it in actions, when the views are there, and not while they are
  /// made.
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
