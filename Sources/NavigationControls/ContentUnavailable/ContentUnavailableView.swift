import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// Says why there is nothing to show, and what can be done about it.
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
  /// Says it with views of your own: the label in large letters, below it the description in a
  /// weaker colour, and the actions.
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
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == ViewBasics.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says it with a localized title, a symbol and perhaps a description.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Says it with a string that is shown as it is, a symbol and perhaps a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Says it with the title of a resource, a symbol and perhaps a description.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(titleResource, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// With a picture of the resources.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(title, image: name), description: description, actions: EmptyView())
  }

  /// With a picture of the resources and a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(
      label: ViewBasics.Label(title, image: name), description: description, actions: EmptyView())
  }

  /// With a picture of the resources and the title of a resource.
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
  /// For a search that found nothing, with what is searched for in the `searchable` around it
  /// (S12.14).
  ///
  /// ```swift
  /// List(found) { Text($0.name) }
  ///   .overlay { if found.isEmpty { ContentUnavailableView.search } }
  ///   .searchable(text: $query)
  /// ```
  public static var search: Self { Self(query: nil) }

  /// For a search that found nothing, with what was searched for.
  public static func search(text: String) -> Self { Self(query: text) }

  private init(query: String?) {
    self.init(
      label: SearchUnavailableContent.Label(query: query), description: .init(), actions: .init())
  }
}
