import Foundation
import LayoutCore
import ViewLayouts

/// A label at the leading edge and a control that takes what it leaves; the control is below the
/// label where both have no room in one line.
///
/// The label is the first of two subviews. One without a width takes no room: the control is alone.
struct FormLabelRow: Layout {
  /// How much of the width the control takes at most.
  let share: CGFloat
  /// Whether the control is always below its label.
  let isBelow: Bool

  /// With less room than this the control moves below its label.
  private static var least: CGFloat { 120 }

  private struct Places {
    var size = CGSize.zero
    var label = CGRect.zero
    var control = CGRect.zero
  }

  private func places(for width: CGFloat?, _ subviews: Subviews) -> Places {
    guard let label = subviews.first, let control = subviews.last else { return Places() }
    let own = label.sizeThatFits(.unspecified)
    guard own.width > 0 else { return alone(control, width) }
    let gap = label.spacing.distance(to: control.spacing, along: .horizontal)
    let free = width.map { $0 - own.width - gap }
    if let width, let free, isBelow || free < Self.least {
      return below(label, control, width)
    }
    let given = free.map { min($0, max(width! * share, Self.least)) }
    let size = control.sizeThatFits(ProposedViewSize(width: given, height: nil))
    let whole = CGSize(
      width: width ?? own.width + gap + size.width, height: max(size.height, own.height))
    return Places(
      size: whole,
      label: CGRect(origin: CGPoint(x: 0, y: (whole.height - own.height) / 2), size: own),
      control: CGRect(
        origin: CGPoint(x: whole.width - size.width, y: (whole.height - size.height) / 2),
        size: size))
  }

  private func alone(_ control: LayoutSubview, _ width: CGFloat?) -> Places {
    let size = control.sizeThatFits(ProposedViewSize(width: width, height: nil))
    let whole = CGSize(width: width ?? size.width, height: size.height)
    let control = CGRect(origin: CGPoint(x: whole.width - size.width, y: 0), size: size)
    return Places(size: whole, control: control)
  }

  private func below(_ label: LayoutSubview, _ control: LayoutSubview, _ width: CGFloat) -> Places {
    let proposal = ProposedViewSize(width: width, height: nil)
    let (own, size) = (label.sizeThatFits(proposal), control.sizeThatFits(proposal))
    let y = own.height + label.spacing.distance(to: control.spacing, along: .vertical)
    return Places(
      size: CGSize(width: width, height: y + size.height),
      label: CGRect(origin: .zero, size: own),
      control: CGRect(origin: CGPoint(x: 0, y: y), size: size))
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
    for (subview, frame) in zip(subviews, [places.label, places.control]) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
