import Foundation
import LayoutCore
import ViewLayouts

/// A label at the leading edge and a control that takes what it leaves; the control is below the
/// label where both have no room in one line.
///
/// The control is the last subview; the subviews before it are the label, usually one.
struct FormLabelRow: Layout {
  /// How much of the width the control takes at most.
  let share: CGFloat
  /// Whether the control is always below its label.
  let isBelow: Bool

  /// With less room than this the control moves below its label.
  private static var least: CGFloat { 120 }

  private struct Places {
    var size = CGSize.zero
    /// One frame per subview.
    var frames: [CGRect] = []
  }

  private func places(for width: CGFloat?, _ subviews: Subviews) -> Places {
    guard let control = subviews.last else { return Places() }
    let labels = subviews.dropLast()
    let sizes = labels.map { $0.sizeThatFits(.unspecified) }
    let label = sizes.reduce(0) { $0 + $1.width }
    let gap =
      label == 0
      ? 0 : labels.last?.spacing.distance(to: control.spacing, along: .horizontal) ?? 0
    let free = width.map { $0 - label - gap }
    var places = Places()
    if let width, isBelow || label > 0 && free! < Self.least {
      for subview in labels {
        let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
        places.frames.append(CGRect(origin: CGPoint(x: 0, y: places.size.height), size: size))
        places.size.height += size.height
      }
      if places.size.height > 0 {
        places.size.height +=
          labels.last?.spacing.distance(to: control.spacing, along: .vertical) ?? 0
      }
      let size = control.sizeThatFits(ProposedViewSize(width: width, height: nil))
      places.frames.append(CGRect(origin: CGPoint(x: 0, y: places.size.height), size: size))
      places.size = CGSize(width: width, height: places.size.height + size.height)
      return places
    }
    let given = free.map { label == 0 ? $0 : min($0, max(width! * share, Self.least)) }
    let size = control.sizeThatFits(ProposedViewSize(width: given, height: nil))
    places.size = CGSize(
      width: width ?? label + gap + size.width,
      height: max(size.height, sizes.map(\.height).max() ?? 0))
    var x: CGFloat = 0
    for size in sizes + [size] {
      if places.frames.count == sizes.count { x = places.size.width - size.width }
      let y = (places.size.height - size.height) / 2
      places.frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width
    }
    return places
  }

  /// An endless width is no width to fill.
  private func finite(_ width: CGFloat?) -> CGFloat? { width.flatMap { $0.isFinite ? $0 : nil } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(for: finite(proposal.width), subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let places = places(for: bounds.width, subviews)
    for (subview, frame) in zip(subviews, places.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
