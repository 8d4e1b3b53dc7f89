import Foundation
import HostInterface
import LayoutCore

/// The drawing commands for a part of the render tree.
@MainActor
package struct NodeDrawing {
  /// In the coordinates of the node's parent.
  package let commands: [DrawingCommand]

  /// - Parameter isShown: false also draws nodes that are not shown in place, such as a symbol or a
  ///   mask.
  package init(_ node: HostTree.Node, respectingVisibility isShown: Bool = true) {
    let content = node.content
    if isShown, content.traits.contains(.invisible) {
      commands = []
      return
    }
    var steps = Self.steps(of: node)
    for effect in content.effects { steps = Self.apply(effect, to: steps, node.frame.size) }
    guard !steps.isEmpty, node.frame.origin != .zero else {
      commands = steps
      return
    }
    var state = DrawingState()
    state.transform = CGAffineTransform(translationX: node.frame.minX, y: node.frame.minY)
    commands = [DrawingCommand(.layer(steps), state)]
  }

  /// The commands of the leaf and the children, in the node's coordinates.
  private static func steps(of node: HostTree.Node) -> [DrawingCommand] {
    var steps = leaf(of: node)
    if case .drawing = node.content.leaf { return steps }
    let masks = node.children.filter { $0.content.role == .mask }
    let children = node.children.filter { $0.content.role != .mask }
      .flatMap { NodeDrawing($0).commands }
    if node.isScrollContainer, !node.content.traits.contains(.unclipped), !children.isEmpty {
      var state = DrawingState()
      let window = ShapeContent.Geometry.rectangle.elements(in: node.frame.size)
      state.clips = [.path(window, isEvenOdd: false, isInverse: false)]
      steps.append(DrawingCommand(.layer(children), state))
    } else {
      steps += children
    }
    guard !masks.isEmpty else { return steps }
    var state = DrawingState()
    state.clips = masks.map {
      .layer(
        NodeDrawing($0, respectingVisibility: false).commands, opacity: 1, isInverse: false)
    }
    return [DrawingCommand(.layer(steps), state)]
  }

  private static func leaf(of node: HostTree.Node) -> [DrawingCommand] {
    let rect = CGRect(origin: .zero, size: node.frame.size)
    if let change = node.content.leafInChange {
      return leaf(change.leaf, of: node, in: rect).map { step in
        var step = step
        step.state.opacity *= change.opacity
        return step
      }
    }
    return leaf(node.content.leaf, of: node, in: rect)
  }

  private static func leaf(
    _ leaf: Leaf, of node: HostTree.Node, in rect: CGRect
  ) -> [DrawingCommand] {
    switch leaf {
    case .none:
      guard node.content.role == .divider else { return [] }
      let ink = DrawingInk(.color(.semantic(.separator)))
      return [
        DrawingCommand(
          .fill(
            ShapeContent.Geometry.rectangle.elements(in: rect.size), ink, isEvenOdd: false))
      ]
    case .text(let text): return [DrawingCommand(.text(text, in: rect))]
    case .image(let image): return [DrawingCommand(.image(image, in: rect))]
    case .control: return [DrawingCommand(.control(node.content, in: rect))]
    case .shape(let shape): return steps(of: shape, in: rect)
    case .drawing(let list):
      var state = DrawingState()
      state.clips = [
        .path(
          ShapeContent.Geometry.rectangle.elements(in: rect.size), isEvenOdd: false,
          isInverse: false)
      ]
      return [DrawingCommand(.layer(list.commands), state)]
    }
  }

  private static func steps(of shape: ShapeContent, in rect: CGRect) -> [DrawingCommand] {
    let elements = shape.geometry.elements(in: rect.size)
    var steps: [DrawingCommand] = []
    if let fill = shape.fill {
      steps.append(
        DrawingCommand(
          .fill(elements, DrawingInk(fill, area: rect), isEvenOdd: shape.isEvenOdd)))
    }
    if var stroke = shape.stroke {
      var state = DrawingState()
      if stroke.isInside {
        stroke.width *= 2
        state.clips = [.path(elements, isEvenOdd: shape.isEvenOdd, isInverse: false)]
      }
      steps.append(
        DrawingCommand(.stroke(elements, stroke, DrawingInk(stroke.paint, area: rect)), state))
    }
    return steps
  }

  private static func apply(
    _ effect: Effect, to steps: [DrawingCommand], _ size: CGSize
  ) -> [DrawingCommand] {
    guard !steps.isEmpty else { return [] }
    var state = DrawingState()
    if let transform = effect.transform(in: size), transform.isAffine {
      state.transform = transform.affine
      return [DrawingCommand(.layer(steps), state)]
    }
    switch effect {
    case .opacity(let opacity): state.opacity = min(max(opacity, 0), 1)
    case .clip(let geometry, let isEvenOdd):
      state.clips = [.path(geometry.elements(in: size), isEvenOdd: isEvenOdd, isInverse: false)]
    case .blendMode(let blending): state.blendMode = blending
    case .group: break
    case .contentChange: return steps
    case .rotation, .scale, .rotation3D, .transform, .shadow, .innerShadow, .blur, .brightness,
      .contrast, .saturation, .grayscale,
      .hueRotation, .colorInvert, .colorMultiply, .luminanceToAlpha:
      state.filters = [.effect(effect)]
    }
    return [DrawingCommand(.layer(steps), state)]
  }
}
