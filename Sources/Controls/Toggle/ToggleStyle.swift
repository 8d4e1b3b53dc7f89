import ViewRuntime

/// Decides how toggles look.
///
/// ```swift
/// struct Tick: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       HStack { Text(configuration.isOn ? "✓" : " "); configuration.label }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What the style makes of a toggle; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = ToggleStyleConfiguration

  /// The toggle: the label, and what shows and changes `configuration.isOn`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The toggle's label, to stand somewhere in the style's view.
  public let label: Label
  /// Whether it is on; of several sources, whether all are. Set it to switch them all.
  @Binding public var isOn: Bool
  /// Whether a toggle of several sources finds them on and off.
  public var isMixed: Bool
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

struct ToggleStyleMaker<Style: ToggleStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: ToggleStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the toggles inside look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: ToggleStyleMaker(style: style)))
  }
}
