#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// Paints the render tree into a snapshot of the canvas: the real widgets where their nodes stand,
  /// and all else from the nodes' contents.
  ///
  /// Everything is drawn in the canvas's coordinates, so that a widget's place is the one that it was
  /// allocated; transformations are pushed round both alike.
  struct Painter {
    let snapshot: OpaquePointer
    let theme: Theme
    let texts: TextLayouts
    let images: Images
    let canvas: Widget
    /// The widgets in the places of nodes.
    let faces: [NodeID: ControlFace]
    /// What colour "primary" is, inside of a button with a ground of its own.
    private var primary: GdkRGBA?
    private var isDisabled = false
    /// What of the canvas can be seen.
    private(set) var clip: CGRect

    init(_ snapshot: OpaquePointer, _ host: GTKHost) {
      self.snapshot = snapshot
      theme = host.theme
      texts = host.texts
      images = host.images
      canvas = host.canvas
      faces = host.faces
      clip = CGRect(origin: .zero, size: host.size)
    }

    // MARK: Colours

    func fill(_ color: HostColor) -> GdkRGBA { own(color) ?? theme.fill(color) }

    /// The colour that text or a symbol is drawn in.
    func ink(_ paint: Paint) -> GdkRGBA {
      let color = paint.representative
      return own(color) ?? theme.ink(color)
    }

    private func own(_ color: HostColor) -> GdkRGBA? {
      guard let primary, case .semantic(let purpose, let opacity) = color else { return nil }
      switch purpose {
      case .primary: return primary.faded(by: opacity)
      case .secondary: return primary.faded(by: opacity * 0.8)
      default: return nil
      }
    }

    // MARK: Nodes

    func paint(_ node: HostTree.Node, at origin: CGPoint) {
      let content = node.content
      guard !content.traits.contains(.invisible), content.role != .mask else { return }
      let rect = CGRect(
        x: origin.x + node.frame.minX, y: origin.y + node.frame.minY, width: node.frame.width,
        height: node.frame.height)
      // Only leaves are passed over: children may stand outside of their parent's frame.
      if node.children.isEmpty, content.effects.isEmpty,
        !rect.insetBy(dx: -8, dy: -8).intersects(clip)
      {
        return
      }
      var inner = self
      var ends: [() -> Void] = []
      for effect in content.effects.reversed() {
        ends.append(begin(effect, in: rect))
        if effect.movesThings { inner.clip = .infinite }
      }
      if let mask = node.children.last(where: { $0.content.role == .mask }) {
        ends.append(inner.beginMask(mask, in: rect))
      }
      if content.traits.contains(.disabled), !isDisabled, content.leaf != .control {
        inner.isDisabled = true
        gtk_snapshot_push_opacity(snapshot, 0.5)
        ends.append { [snapshot] in gtk_snapshot_pop(snapshot) }
      }
      inner.paintInside(node, rect)
      for end in ends.reversed() { end() }
    }

    private mutating func paintInside(_ node: HostTree.Node, _ rect: CGRect) {
      let content = node.content
      drawGround(of: node, in: rect)
      if let face = faces[node.id] {
        gtk_widget_snapshot_child(canvas, face.widget, snapshot)
        if let label = face.labelColor(theme) { primary = label }
        if content.control?.style == "menu", content.control?.kind == .button {
          drawMenuMark(in: rect)
        }
      }
      let change = content.leafInChange
      if let change, change.opacity < 1 { gtk_snapshot_push_opacity(snapshot, change.opacity) }
      defer { if let change, change.opacity < 1 { gtk_snapshot_pop(snapshot) } }
      switch change?.leaf ?? content.leaf {
      case .none: if content.role == .divider { drawDivider(in: rect) }
      case .text(let text): draw(text, in: rect)
      case .image(let image): draw(image, in: rect)
      case .shape(let shape):
        if content.role == .divider { drawDivider(in: rect) } else { draw(shape, in: rect) }
      case .drawing(let list): draw(list, of: node, in: rect)
      case .control: break
      }
      guard !node.children.isEmpty else { return drawMarks(of: node, in: rect) }
      if node.isScrollContainer {
        clip = clip.intersection(rect)
        var area = rect.graphene
        gtk_snapshot_push_clip(snapshot, &area)
        for child in node.children { paint(child, at: rect.origin) }
        drawScrollBars(of: node, in: rect)
        gtk_snapshot_pop(snapshot)
      } else {
        for child in node.children { paint(child, at: rect.origin) }
      }
      drawMarks(of: node, in: rect)
    }

    private func beginMask(_ mask: HostTree.Node, in rect: CGRect) -> () -> Void {
      let place = mask.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      var geometry = ShapeContent.Geometry.rectangle
      mask.forEachNode { if case .shape(let shape) = $0.content.leaf { geometry = shape.geometry } }
      return begin(.clip(geometry), in: place)
    }

    // MARK: Leaves

    private func draw(_ text: TextContent, in rect: CGRect) {
      let paragraph = texts.paragraph(text, width: rect.width, height: rect.height, ink: runInk)
      append(paragraph, at: rect.origin, ink(.color(.semantic(.primary))))
    }

    /// The colour of a run if it is another than that of the whole text.
    var runInk: (Paint) -> GdkRGBA? {
      { [theme] paint in
        paint.representative == .semantic(.primary) ? nil : theme.ink(paint.representative)
      }
    }

    func append(_ paragraph: Paragraph, at point: CGPoint, _ color: GdkRGBA) {
      var corner = graphene_point_t(x: Float(point.x.rounded()), y: Float(point.y.rounded()))
      var color = color
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      gtk_snapshot_append_layout(snapshot, paragraph.layout, &color)
      gtk_snapshot_restore(snapshot)
    }

    private func drawDivider(in rect: CGRect) {
      var line = rect
      if rect.width < rect.height {
        line = CGRect(x: rect.midX.rounded(), y: rect.minY, width: 1, height: rect.height)
      } else {
        line = CGRect(x: rect.minX, y: rect.midY.rounded(), width: rect.width, height: 1)
      }
      append(.color(.semantic(.separator)), in: line)
    }
  }

  extension Effect {
    /// Whether things are seen elsewhere than where they stand.
    var movesThings: Bool {
      switch self {
      case .rotation, .scale, .rotation3D, .transform: true
      default: false
      }
    }
  }
#endif
