import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewEnvironment
import ViewRuntime

/// Chooses a date, a time, or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, displayedComponents: .date)
/// DatePicker("Start", selection: $start, in: Date.now...)
///   .datePickerStyle(.graphical)
/// ```
///
/// Calendar, locale and time zone are those of the environment. A date beyond the range becomes the
/// nearest one within it.
///
/// With a keyboard each part of the date is a field: arrows up and down count, digits are typed,
/// left and right go to the next part. The month of the graphical style is walked through with the
/// arrows.
public struct DatePicker<Label: View> {
  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  let label: Label
}

/// The dates that may be chosen.
struct DateRange: Equatable {
  var minimum: Date?
  var maximum: Date?

  func clamp(_ date: Date) -> Date {
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }
}

extension DatePicker: View where Label: View {
  public var body: some View {
    let selection = selection.readAgain
    DatePickerControl(
      label: label, date: selection.wrappedValue, components: components,
      content: StyledControl(
        DatePickerStyleConfiguration(
          label: .init(content: AnyView(label)),
          selection: selection, minimumDate: range.minimum, maximumDate: range.maximum,
          displayedComponents: components),
        automatic: DatePickerStyleMaker(style: DefaultDatePickerStyle())))
  }
}

/// A date picker's node: what the style makes, as one group with a value in words.
private struct DatePickerControl<Label: View, Content: View>: View, ControlView {
  typealias Body = Never
  let label: Label
  let date: Date
  let components: DatePickerComponents
  let content: Content

  var hidden: some View { label }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    var node = NodeContent(role: Role(rawValue: "datePicker"), label: hidden.label)
    node.valueDescription = DateWording(environment).words(for: date, components)
    return node
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.localeMask }
  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content { content }
  func handle(_ event: HostEvent, _ context: ControlContext) {}
}
