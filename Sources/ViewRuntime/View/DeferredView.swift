/// A view whose closure is kept and called when it is mounted: the content of a sheet, the
/// destination of a link.
///
/// What the closure reads concerns this view only: it has a tracking scope of its own.
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
