import ViewRuntime

/// The appearance of labels.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.icon; configuration.title }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that the style makes for a label; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// Makes the label from its icon and title; either may be left out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style as a view, so that the style's dynamic properties are kept.
private struct LabelStyleBody<Style: LabelStyle>: View, PropertyContainer {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

/// The nested styles, innermost first.
package struct LabelStyles {
  fileprivate indirect enum Chain {
    case automatic
    case style(any LabelStyle, LabelStyles)
  }
  fileprivate var chain = Chain.automatic

  var rest: LabelStyles {
    if case .style(_, let rest) = chain { rest } else { self }
  }

  @MainActor
  func body(_ configuration: LabelStyleConfiguration) -> AnyView {
    func open<S: LabelStyle>(_ style: S) -> AnyView {
      AnyView(LabelStyleBody(style: style, configuration: configuration))
    }
    if case .style(let style, _) = chain { return open(style) }
    return open(DefaultLabelStyle())
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyles { LabelStyles() }
}

extension EnvironmentValues {
  package var labelStyle: LabelStyles {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels inside.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { styles in
      styles = LabelStyles(chain: .style(style, styles))
    }
  }
}
