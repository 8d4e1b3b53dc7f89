import Controls
import Foundation
import ViewRuntime

/// Decides how date pickers look.
///
/// ```swift
/// struct NextDay: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.selection += 86_400 } label: { configuration.label }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// What the style makes of a date picker; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = DatePickerStyleConfiguration

  /// The picker: the label, and what shows and changes `configuration.selection`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker as its style sees it.
public struct DatePickerStyleConfiguration {
  /// The picker's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The picker's label; `labelsHidden()` does not take it out of a style of your own.
  public let label: Label
  /// The date that is chosen; a style must keep it within the limits by itself.
  @Binding public var selection: Date
  /// nil: any.
  public var minimumDate: Date?
  /// nil: any.
  public var maximumDate: Date?
  /// Which parts of the date are to be shown.
  public var displayedComponents: DatePickerComponents

  var range: DateRange { DateRange(minimum: minimumDate, maximum: maximumDate) }
}

extension DatePickerStyleConfiguration.Label: View {
  public var body: some View { content }
}

struct DatePickerStyleMaker<Style: DatePickerStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: DatePickerStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the date pickers inside look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: DatePickerStyleMaker(style: style)))
  }
}
