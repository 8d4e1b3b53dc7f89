import ViewRuntime

/// How a text or symbol changes while its view stays.
///
/// ```swift
/// Text(score, format: .number).contentTransition(.numericText())
/// ```
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case replace
  }

  private let kind: Kind

  /// Changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// Cross-fades between the two.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Interpolates colour and size.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Changes digit by digit, upwards or downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Changes digit by digit, in the direction of the value's change.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension ContentTransition {
  /// Replaces one symbol with another.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .replace) }

  /// The style for a text whose words change. Colour and size are always interpolated.
  package var textStyle: ContentChangeStyle? {
    switch kind {
    case .identity, .interpolate, .replace: nil
    case .opacity: .opacity
    case .numericText(let countsDown): .numeric(countsDown: countsDown)
    case .numericValue(let value): .numericValue(value)
    }
  }

  /// The style for a different symbol or picture.
  var imageStyle: ContentChangeStyle? {
    switch kind {
    case .identity, .interpolate: nil
    case .opacity, .numericText, .numericValue: .opacity
    case .replace: .replace
    }
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}

extension EnvironmentValues {
  package static let contentTransitionMask = EnvironmentMask(
    ObjectIdentifier(ContentTransitionKey.self))

  /// How the content of views changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of the views inside changes.
  ///
  /// - Note: In part without effect: colour and size are interpolated; a changed text is replaced
  ///   at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
