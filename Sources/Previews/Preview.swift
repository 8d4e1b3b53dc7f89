import ViewRuntime

/// A view to look at while it is being written: what a `#Preview` declares.
///
/// ```swift
/// let preview = Preview("Empty list") { NotesView(notes: []) }
/// ```
///
/// Making a preview does not call `body`; showing it does, each time.
public struct Preview {
  /// What the traits of a preview of a view are about, as in `PreviewTrait<Preview.ViewTraits>`.
  public struct ViewTraits {}

  /// The name in lists, if it was given one.
  package let name: String?
  /// How it wants to be shown; later traits win over earlier ones.
  package let traits: [PreviewTrait<ViewTraits>]
  /// Makes the view again.
  package let makeView: @MainActor () -> any View

  /// Declares a view to look at; `#Preview` does it with less words.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.makeView = body
  }
}
