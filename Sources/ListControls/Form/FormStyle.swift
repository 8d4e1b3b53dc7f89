import Controls
import ViewRuntime

/// Decides how forms look.
///
/// ```swift
/// struct PlainForm: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ScrollView { VStack(alignment: .leading) { configuration.content } }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the styled form; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = FormStyleConfiguration

  /// Returns the form around its sections.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that its style receives.
public struct FormStyleConfiguration {
  /// The form's content, whatever its type; its sections and rows become those of the form.
  public struct Content {
    let content: AnyView
  }

  /// The form's rows and sections, to place in the style's view.
  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  public var body: some View { content }
}

struct FormStyleMaker<Style: FormStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: FormStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration, to style it further.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content)
  }
}

extension View {
  /// Sets how the forms inside look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: FormStyleMaker(style: style)))
  }
}

/// The default style of the current context.
public struct AutomaticFormStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .grouped)
  }
}

/// A style with rows in separate groups.
public struct GroupedFormStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .grouped)
  }
}

/// A style with labels in one column and controls in the other.
public struct ColumnsFormStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .columns)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style of the current context.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with rows in separate groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with labels in one column and controls in the other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
