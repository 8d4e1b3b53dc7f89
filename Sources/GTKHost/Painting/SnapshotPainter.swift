#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore
  import TextEditing

  /// Paints the render tree into a snapshot of the canvas: the native widgets in the places of
  /// their nodes, and everything else from the nodes' contents.
  ///
  /// Everything is drawn in the canvas's coordinates, so that a widget's position is its
  /// allocation; transformations are pushed around both alike. Content without widgets is painted
  /// once and cached (``CachedPainting``).
  struct SnapshotPainter {
    var snapshot: OpaquePointer
    let theme: Theme
    let texts: TextLayouts
    let images: Images
    let canvas: Widget
    /// The widgets in the places of nodes.
    let nativeWidgets: [NodeID: NativeWidget]
    /// Presentations that are shown in separate windows.
    let surfaces: [NodeID: Surface]
    let pictures: PaintingCache
    let selectedText: SelectedText?
    /// Screen pixels per pixel of the canvas.
    let scale: Int32
    /// The colour of "primary" inside a button with its own background.
    private(set) var primary: GdkRGBA?
    private(set) var isDisabled = false
    /// The visible part of the canvas.
    private(set) var clip: CGRect
    var log = PaintingLog()

    init(_ snapshot: OpaquePointer, _ surface: Surface) {
      let host = surface.host
      self.snapshot = snapshot
      theme = host.theme
      texts = host.texts
      images = host.images
      canvas = surface.canvas
      nativeWidgets = host.nativeWidgets
      surfaces = host.surfaces
      pictures = host.pictures
      selectedText = host.selectedText
      scale = gtk_widget_get_scale_factor(canvas)
      clip = CGRect(origin: .zero, size: surface.size)
    }

    // MARK: Colours

    func fill(_ color: HostColor) -> GdkRGBA { own(color) ?? theme.fill(color) }

    /// Returns the colour in which text or a symbol is drawn.
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
      if node.content.role != .mask { show(node, at: origin) }
    }

    /// Paints a node in its current state, with its descendants.
    func paint(_ node: HostTree.Node, _ picture: CachedPainting, in rect: CGRect) {
      let content = node.content
      var inner = self
      var ends: [() -> Void] = []
      for effect in content.effects.reversed() {
        ends.append(inner.begin(effect, in: rect))
        if effect.movesThings { inner.clip = .infinite }
      }
      if let part = node.partOfCard(in: rect) {
        ends.append(inner.begin(.clip(part.shape), in: part.rect))
      }
      let masks = masks(of: node, picture)
      if !masks.isEmpty { ends.append(inner.begin(masks, in: rect)) }
      // A row's card also belongs to its neighbours, and does not fade with the row's content.
      if content.control?.kind == .row { inner.drawBackground(of: node, in: rect) }
      // A disabled element is only reported as such; its content looks as it does itself.
      if content.traits.contains(.disabled), !isDisabled, content.leaf != .control,
        content.role != .element
      {
        inner.isDisabled = true
        gtk_snapshot_push_opacity(inner.snapshot, 0.5)
        ends.append { [snapshot = inner.snapshot] in gtk_snapshot_pop(snapshot) }
      }
      inner.paintInside(node, picture, rect)
      for end in ends.reversed() { end() }
    }

    private mutating func paintInside(
      _ node: HostTree.Node, _ picture: CachedPainting, _ rect: CGRect
    ) {
      let content = node.content
      if content.control?.kind != .row { drawBackground(of: node, in: rect) }
      if let native = nativeWidgets[node.id], native.paints {
        draw(native)
        if let field = native as? TextWidget { drawRing(round: field, node, in: rect) }
        if let label = native.labelColor(theme) { primary = label }
        if content.control?.kind == .button, let style = content.control?.style {
          if style == .menu || style == .submenu { drawMenuMark(style, of: node, in: rect) }
        }
      }
      let change = content.leafInChange
      if let change, change.opacity < 1 { gtk_snapshot_push_opacity(snapshot, change.opacity) }
      defer { if let change, change.opacity < 1 { gtk_snapshot_pop(snapshot) } }
      switch change?.leaf ?? content.leaf {
      case .none: if content.role == .divider { drawDivider(in: rect) }
      case .text(let text):
        if let selectedText, selectedText.node == node.id { draw(selectedText, of: text, in: rect) }
        draw(text, in: rect)
        if let link = (nativeWidgets[node.id] as? SpokenWidget)?.markedLink {
          drawRing(round: link, of: text, in: rect)
        }
      case .image(let image): draw(image, in: rect)
      case .shape(let shape):
        if content.role == .divider { drawDivider(in: rect) } else { draw(shape, in: rect) }
      case .drawing(let list): draw(list, of: node, in: rect)
      case .control: break
      }
      guard !node.children.isEmpty else { return drawMarks(of: node, in: rect) }
      if node.isScrollContainer {
        clip = clip.overlap(with: rect)
        var area = rect.graphene
        gtk_snapshot_push_clip(snapshot, &area)
        paintChildren(of: node, picture, at: rect.origin)
        drawScrollBars(of: node, in: rect)
        gtk_snapshot_pop(snapshot)
      } else {
        paintChildren(of: node, picture, at: rect.origin)
      }
      drawMarks(of: node, in: rect)
    }

    /// Draws a widget at its position, whatever contains it.
    private func draw(_ native: NativeWidget) {
      guard let holder = gtk_widget_get_parent(native.widget) else { return }
      if holder == canvas {
        gtk_widget_snapshot_child(canvas, native.widget, snapshot)
        return
      }
      let base = native.holderCorner
      var shift = graphene_point_t(x: Float(base.x), y: Float(base.y))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &shift)
      gtk_widget_snapshot_child(holder, native.widget, snapshot)
      gtk_snapshot_restore(snapshot)
    }

    private mutating func begin(_ masks: [HostTree.Node], in rect: CGRect) -> () -> Void {
      if masks.count == 1, let (shape, frame) = masks[0].soleShape(at: rect.origin),
        shape.stroke == nil, shape.fill?.isOpaque == true,
        shape.geometry.roundedRect(in: frame) != nil
      {
        return begin(.clip(shape.geometry), in: frame)
      }
      return beginMask { painter in
        for mask in masks { painter.show(mask, at: rect.origin) }
      }
    }

    // MARK: Leaves

    func draw(_ text: TextContent, in rect: CGRect) {
      let paragraph = texts.paragraph(
        text, width: rect.width, height: rect.height, ink: theme.runInk)
      append(paragraph, at: rect.origin, ink(.color(.semantic(.primary))))
      append(paragraph.brokenLines, at: rect.origin)
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

  extension HostTree.Node {
    /// Returns its only shape and the shape's frame; nil: it has other content.
    fileprivate func soleShape(at origin: CGPoint) -> (ShapeContent, CGRect)? {
      guard content.effects.isEmpty else { return nil }
      let rect = frame.offsetBy(dx: origin.x, dy: origin.y)
      if case .shape(let shape) = content.leaf, children.isEmpty { return (shape, rect) }
      guard content.leaf == .none, children.count == 1 else { return nil }
      return children[0].soleShape(at: rect.origin)
    }
  }

  extension Paint {
    fileprivate var isOpaque: Bool {
      switch self {
      case .color(.rgba(_, _, _, let alpha)): alpha == 1
      case .color(.semantic(let purpose, let opacity)):
        opacity == 1 && [.primary, .accent, .background].contains(purpose)
      default: false
      }
    }
  }

  extension Effect {
    /// Whether it draws content elsewhere than at its frame.
    var movesThings: Bool {
      switch self {
      case .rotation, .scale, .rotation3D, .transform: true
      default: false
      }
    }
  }
#endif
