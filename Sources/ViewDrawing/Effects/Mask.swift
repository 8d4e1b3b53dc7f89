import HostInterface
import LayoutCore
import ViewRuntime

/// The mask of a view: part of the tree, but not drawn itself. A host that can, lets the view show
/// only where the mask is opaque.
private struct MaskLayer<Content: View> {
  let content: Content
}

extension MaskLayer: View {
  typealias Body = Never
}

extension MaskLayer: PrimitiveView, ContainerView {
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    LayersLayout(alignment: .center)
  }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(role: .mask, traits: [.invisible, .hiddenFromAccessibility, .ignoresPointer])
  }

  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { false }
}

/// Groups a view with its mask; where the mask is a plain shape, hosts that only clip show it too.
private struct MaskGroup {
  let clip: (any Shape)?
}

extension MaskGroup: LayoutModifier {
  typealias Body = Never

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    clip.map { ClipModifier(shape: $0).nodeLayout(in: environment) } ?? PassthroughLayout()
  }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    clip.map { ClipModifier(shape: $0).nodeContent(in: environment) } ?? .box
  }
}

extension View {
  /// Shows the view only where another one is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    masked(by: mask(), alignment: alignment)
  }

  /// Shows the view only where another one is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    masked(by: mask, alignment: .center)
  }

  private nonisolated func masked<Mask: View>(by mask: Mask, alignment: Alignment) -> some View {
    let shape = mask as? any Shape ?? (mask as? any ShapeView)?.anyShape
    return modifier(
      OverlayModifier(secondary: MaskLayer(content: mask), alignment: alignment)
    ).modifier(MaskGroup(clip: shape))
  }
}

extension ShapeView {
  fileprivate nonisolated var anyShape: (any Shape)? { shape }
}
