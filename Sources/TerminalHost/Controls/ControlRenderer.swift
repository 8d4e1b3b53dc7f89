import CellText
import Foundation
import HostInterface
import LayoutCore

/// The measurement and drawing of one kind of control in cells.
///
/// A renderer is a stateless value: what it shows comes from the node's content and the
/// ``ControlLook``.
protocol ControlRenderer {
  /// Returns the size in points that the control takes for a proposal.
  func size(of content: NodeContent, in proposal: ProposedViewSize, metrics: CellMetrics) -> CGSize

  func draw(
    _ content: NodeContent, in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer)
}

/// The current look of a control, beside its value.
struct ControlLook {
  var theme: Theme
  var tint: CellColor
  var isFocused = false
  /// Whether it is a field that Return has ended, whose text is replaced by what is typed next.
  var isResting = false
  var isPressed = false
  var isDisabled = false
  var opacity = 1.0
  /// Counts up while an animation such as a spinner runs.
  var phase = 0

  /// Returns the pen as drawn: paler if the control is disabled or its group fades.
  func pen(_ pen: Pen) -> Pen {
    let factor = opacity * (isDisabled ? 0.45 : 1)
    return Pen(
      pen.foreground.faded(by: factor), background: pen.background?.faded(by: opacity),
      attributes: theme.isFlat && isDisabled ? pen.attributes.union(.dim) : pen.attributes)
  }

  func pen(_ color: CellColor, _ attributes: CellAttributes = []) -> Pen {
    pen(Pen(Ink(color), attributes: attributes))
  }

  /// The pen for the text of a control on its own background.
  var label: Pen {
    pen(isFocused ? theme.focused(tint) : Pen(.standard, background: theme.surface))
  }
}

extension ProposedViewSize {
  /// Returns a whole number of columns for the proposal, in points: `ideal` for an unspecified one,
  /// and never less than `least`.
  func width(ideal: Int, least: Int, _ metrics: CellMetrics) -> CGFloat {
    Self.length(width, ideal, least, metrics.width, metrics.columns(in: width))
  }

  /// Returns the same for rows.
  func height(ideal: Int, least: Int, _ metrics: CellMetrics) -> CGFloat {
    Self.length(height, ideal, least, metrics.height, metrics.rows(in: height))
  }

  private static func length(
    _ proposed: CGFloat?, _ ideal: Int, _ least: Int, _ cell: CGFloat, _ whole: Int?
  ) -> CGFloat {
    guard let proposed else { return CGFloat(ideal) * cell }
    return whole.map { CGFloat(max(least, $0)) * cell } ?? proposed
  }
}

extension ControlSpec.Kind {
  /// The renderers of the kinds that the terminal draws itself.
  var renderer: (any ControlRenderer)? {
    switch self {
    case .toggleIndicator: ToggleRenderer()
    case .slider: SliderRenderer()
    case .stepperButtons: StepperRenderer()
    case .pickerIndicator: PickerRenderer()
    case .progress: ProgressRenderer()
    case .textField, .secureField, .textEditor: FieldRenderer()
    default: nil
    }
  }
}
