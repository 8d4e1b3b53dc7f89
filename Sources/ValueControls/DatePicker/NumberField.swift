import Controls
import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// A number in a row of several: arrow keys step it, and digits set it.
///
/// The building block of date pickers and colour pickers. It shows `text`, whatever the number is.
struct NumberField: View {
  let label: String
  let text: String
  let value: Double
  let range: ClosedRange<Double>
  let step: (Int) -> Void
  let set: (Double) -> Void
  /// Receives the newly typed characters, and all digits typed since the field gained focus.
  let type: (_ characters: String, _ digits: String) -> Void
  /// Whether typed digits are shown but passed to `type` only once the number is complete, or when
  /// the field loses focus.
  var waitsForAll = false
  /// The digits typed since the field gained focus, while they can form one number.
  @State private var digits = ""

  var body: some View {
    NumberFieldControl(
      field: self, text: waitsForAll && !digits.isEmpty ? digits : text, digits: $digits)
  }

  func type(_ characters: String, _ digits: Binding<String>) {
    let new = characters.filter { $0.isASCII && $0.isNumber }
    let longest = "\(Int(clamping: max(abs(range.lowerBound), abs(range.upperBound))))".count
    var all = new.isEmpty ? "" : digits.wrappedValue + new
    if all.count > longest { all = new }
    digits.wrappedValue = all.count == longest ? "" : all
    if !waitsForAll || all.count == longest || all.isEmpty { type(characters, all) }
  }

  /// Ends typing when focus changes.
  func endTyping(_ digits: Binding<String>) {
    let typed = digits.wrappedValue
    digits.wrappedValue = ""
    if waitsForAll, !typed.isEmpty { type("", typed) }
  }
}

private struct NumberFieldControl: View, ControlView {
  typealias Body = Never
  let field: NumberField
  let text: String
  let digits: Binding<String>

  private func spec(in environment: EnvironmentValues) -> ControlSpec {
    ControlSpec(
      kind: .button, style: .automatic, size: environment.controlSize.hostSize,
      tint: environment.hostTint)
  }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    var node = NodeContent(
      role: .stepper, traits: .focusable, actions: [.step, .setValue, .typing],
      control: spec(in: environment), value: .number(field.value, in: field.range, step: 1),
      label: field.label)
    node.valueDescription = text
    return node
  }

  func nodeLayout(hostDraws: Bool, in environment: EnvironmentValues) -> any NodeLayout {
    ChromeLayout(control: spec(in: environment))
  }

  static var environmentMask: EnvironmentMask { .controlLooks }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    Text(verbatim: text).monospacedDigit()
  }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    switch event {
    case .increment:
      digits.wrappedValue = ""
      field.step(1)
    case .decrement:
      digits.wrappedValue = ""
      field.step(-1)
    case .setValue(_, .number(let value, _, _)): field.set(value)
    case .typed(_, let characters): field.type(characters, digits)
    case .focused: field.endTyping(digits)
    default: break
    }
  }
}
