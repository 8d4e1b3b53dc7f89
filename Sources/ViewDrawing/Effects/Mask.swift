import HostInterface
import LayoutCore
import ViewRuntime

/// The mask of a view: part of the tree, but not drawn itself. A host that supports masks shows the
/// view only where the mask is opaque.
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

/// Groups a view with its mask; if the mask is a plain shape or line, hosts that can only clip
/// support it too.
private struct MaskGroup {
  var clip: ClipModifier?
}

extension MaskGroup: Animatable {
  var animatableData: _AnyAnimatableData {
    get { clip?.animatableData ?? .zero }
    set { clip?.animatableData = newValue }
  }
}

extension MaskGroup: AnimatableLayoutModifier {
  typealias Body = Never

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    clip?.nodeLayout(in: environment) ?? PassthroughLayout()
  }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    clip?.nodeContent(in: environment) ?? .box
  }

  static var environmentMask: EnvironmentMask { ClipModifier.environmentMask }

  var readsEnvironment: Bool { clip != nil }

  func laysOutDifferently(from old: Self) -> Bool {
    guard let clip, let old = old.clip else { return clip != nil || old.clip != nil }
    return clip.laysOutDifferently(from: old)
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
  public nonisolated func mask<Mask: View>(
    _ mask: Mask = requiredArgument()
  ) -> some View {
    masked(by: mask, alignment: .center)
  }

  private nonisolated func masked<Mask: View>(by mask: Mask, alignment: Alignment) -> some View {
    modifier(
      OverlayModifier(secondary: MaskLayer(content: mask), alignment: alignment)
    ).modifier(MaskGroup(clip: ClipModifier(masking: mask)))
  }
}
