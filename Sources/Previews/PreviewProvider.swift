import ViewRuntime

/// A type that declares views to look at while they are being written: the form before `#Preview`.
///
/// ```swift
/// struct Card_Previews: PreviewProvider {
///   static var previews: some View {
///     Card(title: "A").previewDisplayName("Short")
///     Card(title: "A much longer title").previewLayout(.sizeThatFits)
///   }
/// }
/// ```
///
/// `PreviewRegistry` finds every type of the program that conforms, so a preview can be shown by
/// the type's name. `previews` runs when one is shown, not before.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  /// What ``previews`` is; inferred from it.
  associatedtype Previews: View

  /// The views to look at.
  @ViewBuilder static var previews: Previews { get }

  /// nil: the host's.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Nil: the host's.
  public static var platform: PreviewPlatform? { nil }
}

/// What is common to the types of previews.
@MainActor @preconcurrency
public protocol _PreviewProvider {}
