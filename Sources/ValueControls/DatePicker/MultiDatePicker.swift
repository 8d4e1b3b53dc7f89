import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A control to choose several days of a month.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// A selected day is stored as components with calendar, era, year, month and day. Choosing it
/// again deselects it.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let range: DateRange
  let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.now) private var now

  nonisolated init(
    selection: Binding<Set<DateComponents>>, range: DateRange, label: Label
  ) {
    self.selection = selection
    self.range = range
    self.label = label
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    let selection = selection.readAgain
    VStack(alignment: .leading, spacing: 0) {
      LabelsHidden.Hideable(label)
      MonthGrid(
        focus: now, range: range,
        isChosen: { day in selection.wrappedValue.contains { matches($0, day) } },
        choose: { day in
          if let old = selection.wrappedValue.first(where: { matches($0, day) }) {
            selection.wrappedValue.remove(old)
          } else {
            selection.wrappedValue.insert(components(of: day))
          }
        })
    }
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  private func components(of day: Date) -> DateComponents {
    zoned.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  private func matches(_ components: DateComponents, _ day: Date) -> Bool {
    let own = self.components(of: day)
    return components.year == own.year && components.month == own.month
      && components.day == own.day
  }

  /// Creates a picker for any days, with a custom label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(), label: label())
  }

  /// Creates a picker for days within a half-open range, with a custom label.
  ///
  /// A day is included if any moment of it is within the range. Days outside the range are
  /// disabled, but those in the selection stay there.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: label())
  }

  /// Creates a picker for days on or after a date, with a custom label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: label())
  }

  /// Creates a picker for days before a date, with a custom label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(before: bounds.upperBound), label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for any days, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(titleKey))
  }

  /// Creates a picker for days within a half-open range, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(titleKey))
  }

  /// Creates a picker for days on or after a date, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(titleKey))
  }

  /// Creates a picker for days before a date, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(before: bounds.upperBound), label: Text(titleKey))
  }

  /// Creates a picker for any days, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(title))
  }

  /// Creates a picker for any days, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(titleResource))
  }

  /// Creates a picker for days within a half-open range, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(title))
  }

  /// Creates a picker for days within a half-open range, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(titleResource))
  }

  /// Creates a picker for days on or after a date, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(title))
  }

  /// Creates a picker for days before a date, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, range: DateRange(before: bounds.upperBound), label: Text(title))
  }

  /// Creates a picker for days on or after a date, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(titleResource)
    )
  }

  /// Creates a picker for days before a date, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(before: bounds.upperBound), label: Text(titleResource))
  }
}

extension DateRange {
  /// Creates the range of the moments before a date.
  init(before end: Date) { self.init(maximum: end.addingTimeInterval(-0.001)) }

  init(_ range: Range<Date>) {
    self.init(before: range.upperBound)
    minimum = range.lowerBound
  }
}
