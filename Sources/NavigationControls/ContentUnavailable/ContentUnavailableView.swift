import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A view that explains why there is nothing to show, and what the user can do about it.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("It will come."))
/// ContentUnavailableView.search(text: query)
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View {
  /// Makes the view from custom views: the label in large type, below it the description in a
  /// secondary colour, and the actions.
  ///
  /// ```swift
  /// ContentUnavailableView {
  ///   Label("No Mail", systemImage: "tray")
  /// } actions: {
  ///   Button("Reload") { reload() }
  /// }
  /// ```
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  public var body: some View {
    VStack {
      label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      UnavailableActions(content: actions)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == ViewBasics.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes the view with a localized title, a symbol and an optional description.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Makes the view with an unlocalized string, a symbol and an optional description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Makes the view with a title from a resource, a symbol and an optional description.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(titleResource, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Makes the view with a localized title and a named image.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(title, image: name), description: description, actions: EmptyView())
  }

  /// Makes the view with an unlocalized string and a named image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(title, image: name), description: description, actions: EmptyView())
  }

  /// Makes the view with a title from a resource and a named image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(titleResource, image: name), description: description,
      actions: EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results, with the query of the `searchable` view around it
  /// (S12.14).
  ///
  /// ```swift
  /// List(found) { Text($0.name) }
  ///   .overlay { if found.isEmpty { ContentUnavailableView.search } }
  ///   .searchable(text: $query)
  /// ```
  public static var search: Self { Self(query: nil) }

  /// Returns the view for a search without results for the given text.
  public static func search(text: String) -> Self { Self(query: text) }

  private init(query: String?) {
    self.init(
      label: SearchUnavailableContent.Label(query: query), description: .init(), actions: .init())
  }
}
