import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Chooses several days of a month.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// A chosen day is kept as components with calendar, era, year, month and day. Choosing it again
/// takes it out.
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
      LabelsHidden.Hidable(label)
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

  /// Chooses any days, named by a view of your own.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(), label: label())
  }

  /// Chooses days within a range without its end, named by a view of your own.
  ///
  /// A day counts as soon as any moment of it is within the range. Days beyond it are disabled, and
  /// those of them in the selection stay there.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: label())
  }

  /// Chooses days from a date on, named by a view of your own.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: label())
  }

  /// Chooses days before a date, named by a view of your own.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(before: bounds.upperBound), label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Chooses any days, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(titleKey))
  }

  /// Chooses days within a range without its end, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(titleKey))
  }

  /// Chooses days from a date on, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(titleKey))
  }

  /// Chooses days before a date, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(before: bounds.upperBound), label: Text(titleKey))
  }

  /// Chooses any days, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(title))
  }

  /// Chooses any days, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(titleResource))
  }

  /// Chooses days within a range without its end, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(title))
  }

  /// Chooses days within a range without its end, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(titleResource))
  }

  /// Chooses days from a date on, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(title))
  }

  /// Chooses days before a date, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, range: DateRange(before: bounds.upperBound), label: Text(title))
  }

  /// Chooses days from a date on, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(titleResource)
    )
  }

  /// Chooses days before a date, under the title of a resource.
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
  /// The moments before a date.
  init(before end: Date) { self.init(maximum: end.addingTimeInterval(-0.001)) }

  init(_ range: Range<Date>) {
    self.init(before: range.upperBound)
    minimum = range.lowerBound
  }
}
