#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// Records during painting whether anything was omitted because it was not visible.
  final class PaintingLog {
    var isCut = false
  }

  extension SnapshotPainter {
    /// Paints a node whatever its role: from its cached picture, if that is still valid.
    func show(_ node: HostTree.Node, at origin: CGPoint) {
      let content = node.content
      guard !content.traits.contains(.invisible) || content.role == .mask else { return }
      let rect = CGRect(
        x: origin.x + node.frame.minX, y: origin.y + node.frame.minY, width: node.frame.width,
        height: node.frame.height)
      let picture = pictures.picture(of: node)
      let reach = pictures.reach(of: node, picture)
      show(picture, reach, at: rect.origin) { $0.paint(node, picture, in: rect) }
    }

    /// Paints a node's children.
    func paintChildren(of node: HostTree.Node, _ picture: CachedPainting, at corner: CGPoint) {
      let groups = pictures.groups(of: node, picture)
      if groups.isEmpty || picture.hasBlend {
        paintChildren(node.children[...], at: corner)
      } else {
        for group in groups { paint(group, of: node, at: corner) }
      }
    }

    private func paint(_ group: CachedPainting, of node: HostTree.Node, at corner: CGPoint) {
      show(group, pictures.reach(of: group, node), at: corner) { painter in
        if group.groups.isEmpty {
          painter.paintChildren(node.children[group.range], at: corner)
        } else {
          for part in group.groups { painter.paint(part, of: node, at: corner) }
        }
      }
    }

    private func show(
      _ picture: CachedPainting, _ reach: Reach, at corner: CGPoint,
      _ paint: (SnapshotPainter) -> Void
    ) {
      pictures.visited += 1
      guard reach.isSeen(in: clip, at: corner) else {
        log.isCut = true
        return
      }
      if reach.hasWidgets {
        pictures.painted += 1
        return paint(self)
      }
      let conditions = PaintConditions(primary: primary, isDisabled: isDisabled, scale: scale)
      if let known = picture.drawing,
        let shift = known.shift(to: corner, conditions, within: clip)
      {
        return append(known, shift)
      }
      pictures.painted += 1
      var inner = self
      inner.log = PaintingLog()
      inner.snapshot = gtk_snapshot_new()
      paint(inner)
      let drawing = Drawing(
        gtk_snapshot_free_to_node(inner.snapshot), at: corner, conditions,
        within: inner.log.isCut ? clip : nil)
      picture.drawing = drawing
      append(drawing, .zero)
    }

    private func append(_ drawing: Drawing, _ shift: CGPoint) {
      if drawing.isCut { log.isCut = true }
      guard let node = drawing.node else { return }
      guard shift != .zero else { return gtk_snapshot_append_node(snapshot, node) }
      var corner = graphene_point_t(x: Float(shift.x), y: Float(shift.y))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      gtk_snapshot_append_node(snapshot, node)
      gtk_snapshot_restore(snapshot)
    }

    /// Returns the children that are masks.
    func masks(of node: HostTree.Node, _ picture: CachedPainting) -> [HostTree.Node] {
      pictures.groups(of: node, picture).isEmpty
        ? node.children.filter { $0.content.role == .mask } : picture.masks
    }
  }
#endif
