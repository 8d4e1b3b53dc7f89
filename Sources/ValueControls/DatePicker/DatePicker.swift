import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewEnvironment
import ViewRuntime

/// A control to choose a date, a time, or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, displayedComponents: .date)
/// DatePicker("Start", selection: $start, in: Date.now...)
///   .datePickerStyle(.graphical)
/// ```
///
/// It uses the environment's calendar, locale and time zone. A date outside the range becomes the
/// nearest one inside it.
///
/// With a keyboard, each part of the date is a field: the up and down arrows step it, digits set
/// it, left and right move between parts. The arrows move through the month of the graphical style.
public struct DatePicker<Label: View> {
  /// The parts of a date to show.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  let label: Label
}

/// The dates that can be chosen.
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

/// A date picker's node: the style's body, as one group with its value as text.
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
