import HostInterface
import LayoutCore
import ViewRuntime

/// A container that layers its children, the first at the bottom.
///
/// Every child gets the whole proposal; the stack is as large as the largest child (S11.11).
/// `zIndex` changes the drawing order.
public struct ZStack<Content: View> {
  package var content: Content
  let alignment: Alignment
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  /// Makes layers aligned by `alignment`.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
  }
}

extension ZStack: PrimitiveView, ContainerView where Content: View {
  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    LayersLayout(alignment: alignment)
  }

  package static var isPlainBox: Bool { true }

  package mutating func update(_ child: ViewElement<Content>) { child.update(at: &content) }

  package func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    alignment != old.pointee.alignment
  }
}
