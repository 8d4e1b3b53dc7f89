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
  /// What the style makes of a form; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = FormStyleConfiguration

  /// The form around its sections.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form as its style sees it.
public struct FormStyleConfiguration {
  /// The form's content, whatever its type; its sections and rows are those of the form.
  public struct Content {
    let content: AnyView
  }

  /// The form's rows and sections, to stand somewhere in the style's view.
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
  /// The form that a style was given, to be styled further.
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

/// The usual style of the place where the form stands.
public struct AutomaticFormStyle {
  /// The usual style of the place where the form stands.
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .grouped)
  }
}

/// Rows in groups that are set apart.
public struct GroupedFormStyle {
  /// Rows in groups that are set apart.
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .grouped)
  }
}

/// Labels in one column, controls in the other.
public struct ColumnsFormStyle {
  /// Labels in one column, controls in the other.
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content, style: .columns)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style of the place where the form stands.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups that are set apart.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, controls in the other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
