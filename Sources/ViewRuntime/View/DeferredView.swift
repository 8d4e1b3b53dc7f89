/// A view that stores its closure and calls it when mounted: the content of a sheet, the
/// destination of a link.
///
/// The closure has its own tracking scope: what it reads invalidates this view only.
package struct DeferredView<Content> {
  private let make: () -> Content
}

extension DeferredView: View where Content: View {
  package typealias Body = Never

  package nonisolated init(_ make: @escaping () -> Content) { self.make = make }
}

extension DeferredView: PrimitiveView, ElementReaderView where Content: View {
  package func content(_ element: ElementReference) -> Content { make() }
}
