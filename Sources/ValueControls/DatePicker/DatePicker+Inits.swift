import Foundation
import ViewRuntime
import ViewTexts

extension DatePicker where Label: View {
  /// Chooses any date, named by a view of your own.
  ///
  /// - Parameter displayedComponents: which parts are shown and changed; without it, date and time.
  ///   The other parts of the date stay.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(),
      components: displayedComponents, label: label())
  }

  /// Chooses a date within a range, both ends included, named by a view of your own.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: label())
  }

  /// Chooses a date from the one given on, named by a view of your own.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound),
      components: displayedComponents, label: label())
  }

  /// Chooses a date up to the one given, named by a view of your own.
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
  /// Chooses any date, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Chooses any date, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(),
      components: displayedComponents, label: Text(title))
  }

  /// Chooses any date, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(),
      components: displayedComponents, label: Text(titleResource))
  }

  /// Chooses a date within a range, both ends included, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Chooses a date within a range, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: Text(title))
  }

  /// Chooses a date within a range, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: Text(titleResource))
  }

  /// Chooses a date from the one given on, under a localized title.
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

  /// Chooses a date from the one given on, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(minimum: range.lowerBound),
      components: displayedComponents, label: Text(title))
  }

  /// Chooses a date from the one given on, under the title of a resource.
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

  /// Chooses a date up to the one given, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(maximum: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }

  /// Chooses a date up to the one given, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateRange(maximum: range.upperBound),
      components: displayedComponents, label: Text(title))
  }

  /// Chooses a date up to the one given, under the title of a resource.
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
