import ViewRuntime

/// How a text or symbol changes into another one while its view stays.
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

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// One fades out while the other fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Colour and size go over into each other.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digit by digit, upward or downward.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digit by digit, in the direction in which the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension ContentTransition {
  /// One symbol makes room for another one.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .replace) }

  /// What becomes of a text with other words. Colour and size go over into each other in any case.
  package var textStyle: ContentChangeStyle? {
    switch kind {
    case .identity, .interpolate, .replace: nil
    case .opacity: .opacity
    case .numericText(let countsDown): .numeric(countsDown: countsDown)
    case .numericValue(let value): .numericValue(value)
    }
  }

  /// What becomes of another symbol or picture.
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

  /// How the contents of views change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the contents of the views within change.
  ///
  /// - Note: In part without effect: colour and size go over into each other; other words come at
  ///   once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
