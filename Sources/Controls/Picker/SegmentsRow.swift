import Foundation
import LayoutCore
import ViewLayouts

/// A label and segments: side by side where both fit, otherwise the segments below the label,
/// across the full width.
///
/// The segments are the last subview; the subviews before it are the label.
struct SegmentsRow: Layout {
  private struct Places {
    var size = CGSize.zero
    /// One frame per subview.
    var frames: [CGRect] = []
  }

  private func places(for width: CGFloat?, _ subviews: Subviews) -> Places {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var line = Places()
    for (index, size) in sizes.enumerated() {
      // An empty label takes no space.
      let gap =
        line.size.width > 0 && size.width > 0
        ? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal) : 0
      line.frames.append(CGRect(origin: CGPoint(x: line.size.width + gap, y: 0), size: size))
      line.size.width += gap + size.width
      line.size.height = max(line.size.height, size.height)
    }
    guard let width, let last = subviews.indices.last else { return line }
    let label = line.frames.last.map(\.minX) ?? 0
    if line.size.width <= width, label > 0 {
      line.size.width = width
      line.frames[last].origin.x = width - line.frames[last].width
      for index in line.frames.indices {
        line.frames[index].origin.y = (line.size.height - line.frames[index].height) / 2
      }
      return line
    }
    return column(in: width, subviews, label: label)
  }

  private func column(in width: CGFloat, _ subviews: Subviews, label: CGFloat) -> Places {
    var column = Places()
    let last = subviews.count - 1
    var x: CGFloat = 0
    for subview in subviews[..<last] {
      let size = subview.sizeThatFits(ProposedViewSize(width: max(width - x, 0), height: nil))
      column.frames.append(CGRect(origin: CGPoint(x: x, y: 0), size: size))
      x += size.width
      if label > 0 { column.size.height = max(column.size.height, size.height) }
    }
    let size = subviews[last].sizeThatFits(ProposedViewSize(width: width, height: nil))
    if column.size.height > 0 {
      column.size.height +=
        subviews[last - 1].spacing.distance(to: subviews[last].spacing, along: .vertical)
    }
    // Without a label, the segments keep their position beside one: the trailing edge.
    let start = label > 0 ? 0 : max(width - size.width, 0)
    column.frames.append(CGRect(origin: CGPoint(x: start, y: column.size.height), size: size))
    column.size.height += size.height
    column.size.width = max(width, x, size.width)
    return column
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(for: proposal.width, subviews).size
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
