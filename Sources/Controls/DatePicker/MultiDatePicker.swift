import Foundation
import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// Chooses several days of a month.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// A chosen day is kept as components with calendar, era, year, month and day. Choosing it again
/// takes it out.
public struct MultiDatePicker<Label> {
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

extension MultiDatePicker: View where Label: View {
  public var body: some View {
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

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(), label: label())
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: label())
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: label())
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: DateRange(before: bounds.upperBound), label: label())
  }
}

extension MultiDatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(before: bounds.upperBound), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection, range: DateRange(), label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, range: DateRange(bounds), label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, range: DateRange(before: bounds.upperBound), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: bounds.lowerBound), label: Text(titleResource)
    )
  }

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
