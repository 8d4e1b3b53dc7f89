import Foundation
import HostInterface
import LayoutCore

extension CellMetrics {
  /// Lays out a text in the cells that a proposal offers (S11.14).
  package func layout(
    _ content: TextContent, in proposal: ProposedViewSize
  ) -> CellTextLayout {
    let gap = lineGap(of: content)
    let rows = rows(in: proposal.height).map { ($0 + gap) / (1 + gap) }
    return CellTextLayout(
      content.string, columns: columns(in: proposal.width), lineLimit: content.lineLimit,
      maxLines: rows, truncation: content.truncation)
  }

  /// The size of a text in the cells that a proposal offers.
  ///
  /// The baseline of a row of cells is its bottom edge, so that everything aligned to it stays on
  /// the grid.
  package func measure(
    _ content: TextContent, in proposal: ProposedViewSize
  ) -> LeafMeasurement {
    if content.reservedLines <= 1, content.runs.count == 1,
      let columns = CellTextLayout.plainWidth(
        of: content.runs[0].string, columns: columns(in: proposal.width) ?? .max)
    {
      return LeafMeasurement(
        size: size(columns: columns, rows: 1), firstBaseline: height, lastBaseline: height)
    }
    let layout = layout(content, in: proposal)
    let gap = lineGap(of: content)
    let lines = max(layout.lines.count, content.reservedLines)
    let rows = lines == 0 ? 0 : lines + (lines - 1) * gap
    let last = layout.lines.isEmpty ? 0 : layout.lines.count + (layout.lines.count - 1) * gap
    return LeafMeasurement(
      size: size(columns: layout.width, rows: rows),
      firstBaseline: layout.lines.isEmpty ? 0 : height, lastBaseline: CGFloat(last) * height)
  }

  /// Whether a content is known to have the same size as a former one: a text in which only letters
  /// were replaced by letters and digits by digits, one for one, as in a counter.
  package func measuresAlike(_ former: NodeContent, _ new: NodeContent) -> Bool {
    guard case .text(let former) = former.leaf, case .text(let new) = new.leaf,
      former.runs.count == 1, new.runs.count == 1, former.isSetAlike(new)
    else { return false }
    return CellTextLayout.breakAlike(former.runs[0].string, new.runs[0].string)
  }

  /// The empty rows between two lines, from the text's line spacing: whole rows only.
  package func lineGap(of content: TextContent) -> Int {
    guard content.lineSpacing > 0, content.lineSpacing.isFinite else { return 0 }
    return Int(clamping: (CGFloat(content.lineSpacing) / height).rounded())
  }
}
