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
