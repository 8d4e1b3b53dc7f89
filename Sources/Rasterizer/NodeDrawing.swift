import Foundation
import HostInterface
import LayoutCore

/// The drawing commands for a part of the render tree.
///
/// Opacities and blend modes apply to each view inside by itself (S17.1, S17.2), so they are handed
/// down to the leaves, together with the places of the views. Only what needs the views as a whole,
/// a filter or a compositing group, makes a layer of its own.
@MainActor
package struct NodeDrawing {
  /// In the coordinates of the node's parent.
  package let commands: [DrawingCommand]

  /// - Parameter isShown: false also draws nodes that are not shown in place, such as a symbol or a
  ///   mask.
  package init(_ node: HostTree.Node, respectingVisibility isShown: Bool = true) {
    self.init(node, in: DrawingState(), respectingVisibility: isShown)
  }

  /// - Parameter outer: the transformation, opacity and blend mode of what is around the node.
  private init(
    _ node: HostTree.Node, in outer: DrawingState, respectingVisibility isShown: Bool = true
  ) {
    if isShown, node.content.traits.contains(.invisible) {
      commands = []
      return
    }
    var state = outer
    state.transform = CGAffineTransform(translationX: node.frame.minX, y: node.frame.minY)
      .concatenating(outer.transform)
    commands = Self.commands(of: node, node.content.effects[...], in: state)
  }

  /// Returns the commands for a node with the first of its effects; the last is the outermost.
  private static func commands(
    of node: HostTree.Node, _ effects: ArraySlice<Effect>, in outer: DrawingState
  ) -> [DrawingCommand] {
    guard let effect = effects.last else { return steps(of: node, in: outer) }
    let (inside, size) = (effects.dropLast(), node.frame.size)
    var state = outer
    if let transform = effect.transform(in: size), transform.isAffine {
      state.transform = transform.affine.concatenating(outer.transform)
      return commands(of: node, inside, in: state)
    }
    switch effect {
    case .opacity(let opacity):
      state.opacity *= min(max(opacity, 0), 1)
      return commands(of: node, inside, in: state)
    case .blendMode(let blending):
      if blending != .normal { state.blendMode = blending }
      return commands(of: node, inside, in: state)
    case .contentChange:
      return commands(of: node, inside, in: state)
    case .clip(let geometry, let isEvenOdd):
      let outline = geometry.elements(in: size).map { $0.applying(outer.transform) }
      return clip(
        commands(of: node, inside, in: state),
        to: [.path(outline, isEvenOdd: isEvenOdd, isInverse: false)])
    case .group:
      return layer(commands(of: node, inside, in: DrawingState()), DrawingState(), in: outer)
    case .rotation, .scale, .rotation3D, .transform, .shadow, .innerShadow, .blur, .brightness,
      .contrast, .saturation, .grayscale,
      .hueRotation, .colorInvert, .colorMultiply, .luminanceToAlpha:
      var filtered = DrawingState()
      filtered.filters = [.effect(effect)]
      return layer(commands(of: node, inside, in: DrawingState()), filtered, in: outer)
    }
  }

  /// Returns commands as a picture of their own, with the outer opacity and blend mode.
  private static func layer(
    _ commands: [DrawingCommand], _ state: DrawingState, in outer: DrawingState
  ) -> [DrawingCommand] {
    // The filters of the inner layer have the size of the outer one's points.
    commands.isEmpty
      ? [] : [DrawingCommand(.layer([DrawingCommand(.layer(commands), state)]), outer)]
  }

  /// Returns commands inside of clips: together, so that the clips are drawn once, or each by
  /// itself if one blends with what is behind, as a layer would hide that from it.
  private static func clip(
    _ commands: [DrawingCommand], to clips: [DrawingClip]
  ) -> [DrawingCommand] {
    guard commands.allSatisfy({ $0.state.blendMode == .normal }) else {
      return commands.map { command in
        var command = command
        command.state.clips += clips
        return command
      }
    }
    var state = DrawingState()
    state.clips = clips
    return commands.isEmpty ? [] : [DrawingCommand(.layer(commands), state)]
  }

  /// The commands of the leaf and the children.
  private static func steps(
    of node: HostTree.Node, in outer: DrawingState
  ) -> [DrawingCommand] {
    var steps = leaf(of: node).map { place($0, in: outer) }
    if case .drawing = node.content.leaf { return steps }
    let masks = node.children.filter { $0.content.role == .mask }
    let children = node.children.filter { $0.content.role != .mask }
      .flatMap { NodeDrawing($0, in: outer).commands }
    if node.isScrollContainer, !node.content.traits.contains(.unclipped), !children.isEmpty {
      let window = ShapeContent.Geometry.rectangle.elements(in: node.frame.size)
        .map { $0.applying(outer.transform) }
      steps += clip(children, to: [.path(window, isEvenOdd: false, isInverse: false)])
    } else {
      steps += children
    }
    guard !masks.isEmpty else { return steps }
    var state = DrawingState()
    state.transform = outer.transform
    return clip(
      steps,
      to: masks.map {
        .layer(
          NodeDrawing($0, in: state, respectingVisibility: false).commands, opacity: 1,
          isInverse: false)
      })
  }

  /// Returns a leaf's command, in the node's coordinates, as it is drawn in its surroundings.
  private static func place(
    _ command: DrawingCommand, in outer: DrawingState
  ) -> DrawingCommand {
    var placed = command
    placed.state.transform = command.state.transform.concatenating(outer.transform)
    placed.state.opacity *= outer.opacity
    placed.state.blendMode = outer.blendMode
    placed.state.clips = command.state.clips.map { clip in
      guard case .path(let elements, let isEvenOdd, let isInverse) = clip else { return clip }
      return .path(
        elements.map { $0.applying(outer.transform) }, isEvenOdd: isEvenOdd, isInverse: isInverse)
    }
    return placed
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
}
