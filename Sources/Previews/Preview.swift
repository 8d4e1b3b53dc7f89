import ViewRuntime

/// A preview of a view, as declared by `#Preview`.
///
/// ```swift
/// let preview = Preview("Empty list") { NotesView(notes: []) }
/// ```
///
/// Creating a preview does not call `body`; each time it is shown, it does.
public struct Preview {
  /// The context type of a view preview's traits, as in `PreviewTrait<Preview.ViewTraits>`.
  public struct ViewTraits {}

  /// The name in lists, if it has one.
  package let name: String?
  /// How it is shown; later traits override earlier ones.
  package let traits: [PreviewTrait<ViewTraits>]
  /// Creates the view anew.
  package let makeView: @MainActor () -> any View

  /// A preview of a view; `#Preview` is a shorter way to declare one.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.makeView = body
  }
}
