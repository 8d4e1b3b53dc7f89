import ViewRuntime

/// Decides how buttons look and what activates them.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
///
/// To change the looks only, use `ButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a `PrimitiveButtonStyle` sees it.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// What the button means; nil: nothing special.
  public let role: ButtonRole?
  /// The button's label, to stand somewhere in the style's view.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

struct PrimitiveButtonStyleMaker<Style: PrimitiveButtonStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: PrimitiveButtonStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the buttons inside look and what activates them.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: PrimitiveButtonStyleMaker(style: style)))
  }
}
