import Controls
import Foundation
import ViewRuntime

/// The properties of a date picker that its style receives.
public struct DatePickerStyleConfiguration {
  /// The picker's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The picker's label; `labelsHidden()` does not remove it from a custom style.
  public let label: Label
  /// The selected date; the style must keep it within the limits itself.
  @Binding public var selection: Date
  /// The earliest date; nil means no limit.
  public var minimumDate: Date?
  /// The latest date; nil means no limit.
  public var maximumDate: Date?
  /// The parts of the date to show.
  public var displayedComponents: DatePickerComponents

  var range: DateRange { DateRange(minimum: minimumDate, maximum: maximumDate) }
}

extension DatePickerStyleConfiguration.Label: View {
  public var body: some View { content }
}
