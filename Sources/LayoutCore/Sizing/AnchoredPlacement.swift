import Foundation

/// The placement of content beside an anchor: a popover, a menu.
///
/// ```text
///   [ Sort ▾ ]            no room below:    ┌─────────┐
///   ┌─────────┐                             │ by name │
///   │ by name │                             └─────────┘
///   └─────────┘                             [ Sort ▾ ]
/// ```
///
/// The content goes on the preferred side if it fits there, otherwise on the opposite side,
/// otherwise below or above, whichever fits or has the most room; along that side it stays as near
/// to the anchor as the bounds allow.
package struct AnchoredPlacement {
  /// The rectangle that the content belongs to, in the coordinates of `bounds`.
  package var anchor: CGRect
  /// The preferred side of the anchor.
  package var side: Edge
  /// The rectangle that the content must not leave.
  package var bounds: CGRect
  /// Whether the content starts where the anchor starts, as a menu does, instead of being centred
  /// on it.
  package var isAligned: Bool

  package init(anchor: CGRect, side: Edge, bounds: CGRect, isAligned: Bool) {
    self.anchor = anchor
    self.side = side
    self.bounds = bounds
    self.isAligned = isAligned
  }

  /// Extends the bounds upwards and downwards until content of a given height fits both above and
  /// below the anchor.
  private func withRoom(for height: CGFloat) -> AnchoredPlacement {
    let top = min(bounds.minY, anchor.minY - height)
    let bottom = max(bounds.maxY, anchor.maxY + height)
    var placement = self
    placement.bounds = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top)
    return placement
  }

  private func room(on side: Edge) -> CGSize {
    switch side {
    case .top: CGSize(width: bounds.width, height: max(0, anchor.minY - bounds.minY))
    case .bottom: CGSize(width: bounds.width, height: max(0, bounds.maxY - anchor.maxY))
    case .leading: CGSize(width: max(0, anchor.minX - bounds.minX), height: bounds.height)
    case .trailing: CGSize(width: max(0, bounds.maxX - anchor.maxX), height: bounds.height)
    }
  }

  private func length(on side: Edge) -> CGFloat {
    let room = room(on: side)
    return side == .top || side == .bottom ? room.height : room.width
  }

  private var opposite: Edge {
    switch side {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Returns the content's frame.
  ///
  /// - Parameters:
  ///   - height: the height that it may have beyond the bounds if it fits nowhere within them; 0
  ///     keeps it inside.
  ///   - measure: returns the content's size for the room on a side.
  package func frame(beyondBounds height: CGFloat = 0, measure: (CGSize) -> CGSize) -> CGRect {
    let whole = measure(bounds.size)
    func fits(_ side: Edge) -> Bool {
      let room = room(on: side)
      return whole.width <= room.width && max(whole.height, height) <= room.height
    }
    // Content that fits on neither side goes above or below, where lines keep their width.
    let fallbacks: [Edge] = [.bottom, .top]
    let fitting = ([side, opposite] + fallbacks).first(where: fits)
    if fitting == nil, height > 0 { return withRoom(for: height).frame(measure: measure) }
    let chosen = fitting ?? fallbacks.max { length(on: $0) < length(on: $1) } ?? .bottom
    var size = measure(room(on: chosen))
    if size.height > length(on: chosen), chosen == .bottom || chosen == .top {
      size.height = min(size.height, bounds.height)
    }
    return CGRect(origin: origin(of: size, on: chosen), size: size)
  }

  private func origin(of size: CGSize, on side: Edge) -> CGPoint {
    let along =
      isAligned
      ? anchor.origin
      : CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    let origin =
      switch side {
      case .top: CGPoint(x: along.x, y: anchor.minY - size.height)
      case .bottom: CGPoint(x: along.x, y: anchor.maxY)
      case .leading: CGPoint(x: anchor.minX - size.width, y: along.y)
      case .trailing: CGPoint(x: anchor.maxX, y: along.y)
      }
    return CGPoint(
      x: max(bounds.minX, min(origin.x, bounds.maxX - size.width)),
      y: max(bounds.minY, min(origin.y, bounds.maxY - size.height)))
  }
}
