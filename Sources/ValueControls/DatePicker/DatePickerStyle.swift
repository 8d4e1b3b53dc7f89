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
  /// The type of the styled date picker; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the picker: the label, and controls that show and change `configuration.selection`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

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
