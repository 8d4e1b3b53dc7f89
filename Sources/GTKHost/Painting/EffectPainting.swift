#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  extension SnapshotPainter {
    /// Begins an effect around what is drawn next; the returned closure ends it.
    mutating func begin(_ effect: Effect, in rect: CGRect) -> () -> Void {
      let snapshot = snapshot
      let pop = { gtk_snapshot_pop(snapshot) }
      switch effect.drawable {
      case .opacity(let opacity):
        gtk_snapshot_push_opacity(snapshot, min(1, max(0, opacity)))
        return pop
      case .clip(let geometry, let isEvenOdd):
        guard var outline = geometry.roundedRect(in: rect) else {
          return beginClip(geometry, isEvenOdd: isEvenOdd, in: rect)
        }
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        return pop
      case .shadow(let color, let radius, let x, let y):
        var shadow = GskShadow(
          color: fill(color), dx: Float(x), dy: Float(y), radius: Float(radius * 2))
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        return pop
      case .innerShadow(let color, let radius, let x, let y):
        return beginInnerShadow(fill(color), radius: radius, x: x, y: y)
      case .blur(let radius):
        gtk_snapshot_push_blur(snapshot, radius * 2)
        return pop
      case .rotation(let angle, let anchor):
        return around(anchor, rect) { gtk_snapshot_rotate(snapshot, Effect.degrees(angle)) }
      case .scale(let x, let y, let anchor):
        return around(anchor, rect) { gtk_snapshot_scale(snapshot, Float(x), Float(y)) }
      // Flat, because GTK's Cairo renderer draws a pink area in place of anything rotated in 3D.
      case .rotation3D, .transform:
        return around(Paint.Point(x: 0, y: 0), rect) {
          if let matrix = effect.transform(in: rect.size) { apply(matrix.affine) }
        }
      // Blended where the content behind is painted (BlendPainting).
      case .blendMode: return {}
      // As one picture, so that a shadow around it is that of the whole.
      case .group: return beginGroup { gtk_snapshot_append_node($1, $0) }
      // Shown by the leaf, which is in transition from another content.
      case .contentChange: return {}
      case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
        .colorMultiply, .luminanceToAlpha:
        guard let matrix = ColorMatrix(effect, color: fill) else { return {} }
        kumiki_push_color_matrix(snapshot, matrix.factors, matrix.offset)
        return pop
      }
    }

    /// Transforms the drawing that follows. It disappears if it is seen edge-on, or if the numbers
    /// are none that GSK can draw with.
    func apply(_ matrix: CGAffineTransform) {
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      guard matrix.a * matrix.d != matrix.b * matrix.c, numbers.allSatisfy({ abs($0) < 1e6 }) else {
        return gtk_snapshot_scale(snapshot, 0, 0)
      }
      kumiki_affine(snapshot, matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
    }

    private func around(_ anchor: Paint.Point, _ rect: CGRect, _ turn: () -> Void) -> () -> Void {
      let snapshot = snapshot
      let x = Float(rect.minX + anchor.x * rect.width)
      let y = Float(rect.minY + anchor.y * rect.height)
      var (there, back) = (graphene_point_t(x: x, y: y), graphene_point_t(x: -x, y: -y))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &there)
      turn()
      gtk_snapshot_translate(snapshot, &back)
      return { gtk_snapshot_restore(snapshot) }
    }
  }

  extension SnapshotPainter {
    /// Draws everything in one colour, keeping its shape, until the next pop.
    func pushTemplate(_ color: GdkRGBA) {
      var factors = [Float](repeating: 0, count: 16)
      factors[15] = color.alpha
      kumiki_push_color_matrix(snapshot, factors, [color.red, color.green, color.blue, 0])
    }

    /// Keeps only the darkness of what is drawn until the next pop, in one colour: an engraving.
    func pushEngraving(_ color: GdkRGBA) {
      var factors = [Float](repeating: 0, count: 16)
      for (row, share) in zip(0..<3, [0.3, 0.59, 0.11] as [Float]) {
        factors[row * 4 + 3] = -0.45 * share * color.alpha
      }
      factors[15] = color.alpha
      kumiki_push_color_matrix(snapshot, factors, [color.red, color.green, color.blue, 0])
    }
  }

  /// A colour effect as a matrix: in columns for red, green, blue and opacity, with a row for each
  /// source channel.
  struct ColorMatrix {
    private(set) var factors: [Float]
    private(set) var offset: [Float] = [0, 0, 0, 0]

    /// nil for effects of another kind.
    init?(_ effect: Effect, color: (HostColor) -> GdkRGBA) {
      factors = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
      switch effect {
      case .brightness(let amount): add(Float(amount))
      case .contrast(let factor):
        scale(Float(factor), Float(factor), Float(factor))
        add(Float(0.5 - 0.5 * factor))
      case .saturation(let factor): saturate(Float(factor))
      case .grayscale(let amount): saturate(Float(1 - min(1, max(0, amount))))
      case .colorInvert:
        scale(-1, -1, -1)
        add(1)
      case .colorMultiply(let multiplier):
        let color = color(multiplier)
        scale(color.red, color.green, color.blue)
        factors[15] = color.alpha
      case .hueRotation(let angle): rotate(angle)
      case .luminanceToAlpha:
        factors = [Float](repeating: 0, count: 16)
        for (channel, share) in Self.luminance.enumerated() { factors[channel * 4 + 3] = share }
      case .opacity, .clip, .shadow, .innerShadow, .blur, .rotation, .scale, .rotation3D,
        .transform,
        .blendMode, .group, .contentChange:
        return nil
      }
    }

    /// The weight of each channel in perceived brightness (Rec. 709).
    private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

    private mutating func add(_ amount: Float) { offset = [amount, amount, amount, 0] }

    private mutating func scale(_ red: Float, _ green: Float, _ blue: Float) {
      factors[0] = red
      factors[5] = green
      factors[10] = blue
    }

    private mutating func saturate(_ factor: Float) {
      for from in 0..<3 {
        for to in 0..<3 {
          factors[from * 4 + to] =
            (1 - factor) * Self.luminance[from] + (from == to ? factor : 0)
        }
      }
    }

    private mutating func rotate(_ angle: Double) {
      for (to, row) in HueRotation.rows(angle: angle).enumerated() {
        for (from, share) in row.enumerated() { factors[from * 4 + to] = Float(share) }
      }
    }
  }
#endif
