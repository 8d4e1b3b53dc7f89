import Foundation
import HostInterface
import LayoutCore

/// A modifier that moves, rotates or distorts what is drawn, without changing the layout.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     let offset = 10 * sin(animatableData * .pi * 4)
///     return ProjectionTransform(CGAffineTransform(translationX: offset, y: 0))
///   }
/// }
///
/// Text("Wrong").modifier(Shake(animatableData: CGFloat(attempts)))
/// ```
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view of the given size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect, ignored when the view's position is queried.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that is ignored when the view's position is queried (S11.27).
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect, IgnoredEffect {
  /// The wrapped effect.
  public var base: Base

  /// Wraps an effect; `ignoredByLayout()` is shorter.
  public nonisolated init(base: Base) { self.base = base }

  /// Returns the effect's transform for a view of the given size.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The effect's own animatable data.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

private protocol IgnoredEffect {}

package final class GeometryEffectElement<Content: View, Effect: GeometryEffect>:
  WrapperElement<Content, Effect>
{
  private var driver: AnimatableDriver<Effect>?

  init(taking view: ModifiedParts<Content, Effect>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    driver = .make(runtime) { [weak self] in self?.refresh() }
    child = mountElement(taking: view.content, eagerContentInputs)
  }

  override package func modifierChanged(from old: Effect) {
    driver?.change(from: old, to: modifier, transaction)
    refresh()
  }

  private func refresh() {
    wrappers.forEachNode { node in
      node.layout = layout
      node.setContent(layout.content(node, in: node.size), resizes: false)
    }
  }

  private var layout: GeometryEffectLayout<Effect> {
    GeometryEffectLayout(effect: driver?.shown(modifier) ?? modifier)
  }

  override package func makeWrapper() -> RenderNode {
    let layout = layout
    let node = RenderNode(self, content: NodeContent(role: .box), layout: layout)
    node.setContent(layout.content(node, in: .zero), resizes: false)
    if Effect.self is any IgnoredEffect.Type { node.traits[IgnoredByLayoutTrait.key] = true }
    return node
  }

  override package func willUnmount() {
    if let driver { runtime.stop(driver) }
  }
}

private struct GeometryEffectLayout<Effect: GeometryEffect>: WrapperLayout {
  let effect: Effect

  func content(_ node: RenderNode, in size: CGSize) -> NodeContent {
    let value = node.trackingReads { effect.effectValue(size: size) }
    return NodeContent(role: .box, effects: [.transform(value)])
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
    // A removed view keeps its effect, unless that itself is animated (S1.16).
    if !node.layoutReads.missesCalls(of: node) {
      node.setContent(content(node, in: size), resizes: false)
    }
  }
}
