import CellText
import Foundation
import HostInterface
import LayoutCore

extension HeadlessHost {
  package func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    switch content.leaf {
    case .text(let text): cells.measure(text, in: proposal)
    case .image(let image): measure(image, proposal)
    case .control: measure(content.control, content, proposal)
    case .shape, .drawing, .none: LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
    }
  }

  package func measuresAlike(_ former: NodeContent, _ new: NodeContent) -> Bool {
    cells.measuresAlike(former, new)
  }

  /// Measures a symbol as two columns by one row, like most in a terminal.
  private func measure(_ image: ImageContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    let own = cells.size(columns: 2, rows: 1)
    let size = image.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    return LeafMeasurement(size: size)
  }

  private func measure(
    _ control: ControlSpec?, _ content: NodeContent, _ proposal: ProposedViewSize
  ) -> LeafMeasurement {
    let row = cells.height
    func wide(_ ideal: CGFloat, rows: Int = 1) -> LeafMeasurement {
      let width = proposal.width.map { $0.isFinite ? max($0, cells.width) : $0 } ?? ideal
      return LeafMeasurement(
        size: CGSize(width: width, height: CGFloat(rows) * row), firstBaseline: row,
        lastBaseline: CGFloat(rows) * row)
    }
    func columns(_ count: Int) -> LeafMeasurement {
      LeafMeasurement(
        size: cells.size(columns: count, rows: 1), firstBaseline: row, lastBaseline: row)
    }
    switch control?.kind {
    case .textField?, .secureField?, .slider?: return wide(160)
    case .progress?:
      return control?.style == .circular ? columns(2) : wide(160)
    case .textEditor?:
      return LeafMeasurement(
        size: proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 5 * row)),
        firstBaseline: row, lastBaseline: row)
    case .toggleIndicator?: return columns(4)
    case .stepperButtons?: return columns(6)
    case .pickerIndicator?: return columns(pickerColumns(control?.style, content.options))
    default: return LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
    }
  }

  /// All options side by side if segmented, otherwise the longest option followed by a mark.
  private func pickerColumns(_ style: ControlSpec.Style?, _ options: [String]) -> Int {
    let widths = options.map { CellWidth.columns(of: $0) }
    guard style == .segmented else { return (widths.max() ?? 0) + 2 }
    return widths.reduce(0) { $0 + $1 + 2 }
  }
}
