import ViewRuntime

/// A modifier that resolves to another one, depending on the environment.
///
/// ```swift
/// struct Ink: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Tone(color: environment.colorScheme == .dark ? .white : .black)
///   }
/// }
/// ```
public protocol EnvironmentalModifier: ViewModifier {
  /// The resolved modifier; inferred from ``resolve(in:)``.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Applies the resolved modifier to the content; conforming types only implement `resolve(in:)`.
  public func body(content: Content) -> some View {
    ResolvedContent(modifier: self, content: content)
  }
}

private struct ResolvedContent<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let content: Modifier.Content
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
