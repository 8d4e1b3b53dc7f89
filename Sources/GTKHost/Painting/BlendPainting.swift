#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// Blend modes: a child is blended with its preceding siblings, which are the content behind it.
  extension SnapshotPainter {
    func paintChildren(_ children: ArraySlice<HostTree.Node>, at origin: CGPoint) {
      guard let index = children.lastIndex(where: { $0.content.blending != nil }),
        let blending = children[index].content.blending
      else {
        for child in children where surfaces[child.id] == nil { paint(child, at: origin) }
        return
      }
      let below = children[children.startIndex..<index]
      if let mode = Self.modes[blending] {
        gtk_snapshot_push_blend(snapshot, mode)
        paintChildren(below, at: origin)
        gtk_snapshot_pop(snapshot)
        paint(children[index], at: origin)
        gtk_snapshot_pop(snapshot)
      } else if let operation = Self.operators[blending] {
        compose(
          { $0.paintChildren(below, at: origin) }, { $0.paint(children[index], at: origin) },
          operation)
      } else {
        paintChildren(below, at: origin)
        paint(children[index], at: origin)
      }
      paintChildren(children[(index + 1)...], at: origin)
    }

    static let modes: [Blending: GskBlendMode] = [
      .multiply: GSK_BLEND_MODE_MULTIPLY, .screen: GSK_BLEND_MODE_SCREEN,
      .overlay: GSK_BLEND_MODE_OVERLAY, .darken: GSK_BLEND_MODE_DARKEN,
      .lighten: GSK_BLEND_MODE_LIGHTEN, .colorDodge: GSK_BLEND_MODE_COLOR_DODGE,
      .colorBurn: GSK_BLEND_MODE_COLOR_BURN, .softLight: GSK_BLEND_MODE_SOFT_LIGHT,
      .hardLight: GSK_BLEND_MODE_HARD_LIGHT, .difference: GSK_BLEND_MODE_DIFFERENCE,
      .exclusion: GSK_BLEND_MODE_EXCLUSION, .hue: GSK_BLEND_MODE_HUE,
      .saturation: GSK_BLEND_MODE_SATURATION, .color: GSK_BLEND_MODE_COLOR,
      .luminosity: GSK_BLEND_MODE_LUMINOSITY,
    ]

    /// The Cairo operators. Neither GTK nor Cairo has "plusDarker"; the nearest is darken.
    static let operators: [Blending: cairo_operator_t] = [
      .sourceAtop: CAIRO_OPERATOR_ATOP, .destinationOver: CAIRO_OPERATOR_DEST_OVER,
      .destinationOut: CAIRO_OPERATOR_DEST_OUT, .plusLighter: CAIRO_OPERATOR_ADD,
      .plusDarker: CAIRO_OPERATOR_DARKEN,
    ]
  }

  extension NodeContent {
    /// How it is blended with the content behind it; nil: normally.
    var blending: Blending? {
      for effect in effects {
        if case .blendMode(let blending) = effect, blending != .normal { return blending }
      }
      return nil
    }
  }
#endif
