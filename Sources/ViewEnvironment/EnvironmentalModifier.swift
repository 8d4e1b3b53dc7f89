import ViewRuntime

/// A modifier that is another one wherever it stands.
///
/// ```swift
/// struct Ink: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Tone(color: environment.colorScheme == .dark ? .white : .black)
///   }
/// }
/// ```
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier for a place; inferred from ``resolve(in:)``.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for a place.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that its place asks for; of the two, only `resolve(in:)` is to
  /// be written.
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
