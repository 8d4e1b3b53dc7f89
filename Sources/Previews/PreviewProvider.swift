import ViewRuntime

/// A type that declares previews of views, as was usual before `#Preview`.
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
/// `PreviewRegistry` finds every conforming type of the program, so a preview can be shown by the
/// type's name. `previews` runs only when one is shown.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  /// The type of ``previews``, which is inferred.
  associatedtype Previews: View

  /// The previewed views.
  @ViewBuilder static var previews: Previews { get }

  /// The system for the previews; nil means the host's.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Nil, meaning the host's system.
  public static var platform: PreviewPlatform? { nil }
}

/// The common part of preview types.
@MainActor @preconcurrency
public protocol _PreviewProvider {}
