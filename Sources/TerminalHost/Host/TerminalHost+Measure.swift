import Dispatch
import Foundation
import HostInterface
import LayoutCore

/// Measurement in cells.
extension TerminalHost {
  /// Without explicit spacing, rows follow each other directly: half a row of spacing would become
  /// a full row between every other two.
  package var metrics: HostMetrics {
    HostMetrics(
      defaultSpacing: CGSize(width: 8, height: 0),
      grid: CGSize(width: metricsOfCells.width, height: metricsOfCells.height))
  }

  /// Without the line of key hints, which belongs to the host.
  package var size: CGSize {
    metricsOfCells.size(columns: cells.columns, rows: cells.rows - (hasKeyLine ? 1 : 0))
  }

  package var showsOneWindow: Bool { true }

  package func supports(_ control: ControlSpec) -> Bool {
    control.kind.renderer != nil
      || [.button, .row, .list, .groupBox, .presentation].contains(control.kind)
  }

  package func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    if content.role == .divider {
      return LeafMeasurement(
        size: CGSize(
          width: proposal.width ?? metricsOfCells.width, height: metricsOfCells.height))
    }
    switch content.leaf {
    case .text(let text): return metricsOfCells.measure(text, in: proposal)
    case .image(let image):
      return LeafMeasurement(size: ImagePainting(image, metricsOfCells).size(in: proposal))
    case .control:
      guard let renderer = content.control?.kind.renderer else {
        return LeafMeasurement(size: .zero)
      }
      let size = renderer.size(of: content, in: proposal, metrics: metricsOfCells)
      // A row of text inside a box has the baseline of its own row.
      let isBoxed = size.height == 3 * metricsOfCells.height
      let baseline = isBoxed ? 2 * metricsOfCells.height : min(size.height, metricsOfCells.height)
      return LeafMeasurement(size: size, firstBaseline: baseline, lastBaseline: baseline)
    case .shape, .drawing, .none:
      return LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
    }
  }

  package func measuresAlike(_ former: NodeContent, _ new: NodeContent) -> Bool {
    metricsOfCells.measuresAlike(former, new)
  }

  package func widestRows(of list: ControlSpec) -> CGFloat? {
    RowChrome(list).widest(metricsOfCells)
  }

  package func insets(for control: ControlSpec) -> EdgeInsets {
    switch control.kind {
    case .button: ButtonChrome(control).insets(metricsOfCells)
    case .row: RowChrome(control).insets(metricsOfCells)
    case .groupBox: RowChrome.box(metricsOfCells)
    case .presentation: PanelChrome(control).insets(metricsOfCells)
    default: EdgeInsets()
    }
  }
}
