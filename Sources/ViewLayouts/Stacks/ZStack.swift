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

extension ZStack: PrimitiveView, StackView where Content: View {
  package static func settings(at view: UnsafePointer<Self>) -> StackSettings {
    StackSettings(alignment: view.pointee.alignment)
  }

  package static func nodeLayout(_ settings: StackSettings) -> any NodeLayout {
    LayersLayout(alignment: settings.alignment)
  }
}
