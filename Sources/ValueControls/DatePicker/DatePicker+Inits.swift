import Foundation
import ViewRuntime
import ViewTexts

extension DatePicker where Label: View {
  /// Creates a picker for any date, with a custom label.
  ///
  /// - Parameter displayedComponents: the parts that are shown and changed; date and time by
  ///   default. The other parts of the date are kept.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(),
      components: displayedComponents, label: label())
  }

  /// Creates a picker for a date within a closed range, with a custom label.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: label())
  }

  /// Creates a picker for a date on or after a given one, with a custom label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound),
      components: displayedComponents, label: label())
  }

  /// Creates a picker for a date up to a given one, with a custom label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(maximum: range.upperBound),
      components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker for any date, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker for any date, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(),
      components: displayedComponents, label: Text(title))
  }

  /// Creates a picker for any date, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(),
      components: displayedComponents, label: Text(titleResource))
  }

  /// Creates a picker for a date within a closed range, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker for a date within a range, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: Text(title))
  }

  /// Creates a picker for a date within a range, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: Text(titleResource))
  }

  /// Creates a picker for a date on or after a given one, with a localized title.
  ///
  /// ```swift
  /// DatePicker("Start", selection: $start, in: Date.now...)
  /// ```
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker for a date on or after a given one, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound),
      components: displayedComponents, label: Text(title))
  }

  /// Creates a picker for a date on or after a given one, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound),
      components: displayedComponents, label: Text(titleResource))
  }

  /// Creates a picker for a date up to a given one, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(maximum: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker for a date up to a given one, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(maximum: range.upperBound),
      components: displayedComponents, label: Text(title))
  }

  /// Creates a picker for a date up to a given one, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(maximum: range.upperBound),
      components: displayedComponents, label: Text(titleResource))
  }
}
