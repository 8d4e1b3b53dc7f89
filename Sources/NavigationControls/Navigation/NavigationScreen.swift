import ViewRuntime
import ViewTexts

/// A pushed screen: the view of a destination, a link or a binding between its bars.
struct NavigationScreen: View {
  let model: NavigationModel
  let entry: NavigationEntry
  let version: Int

  init(model: NavigationModel, entry: NavigationEntry) {
    self.model = model
    self.entry = entry
    version = entry.version
  }

  var body: some View {
    ScreenView(
      screen: entry.screen,
      content: NavigationContent(model: model, entry: entry, version: version)
    )
    .modifier(NavigationEnvironment(model: model, screen: entry.screen))
  }
}

/// The content alone: reads in its closure invalidate nothing else (S5.9).
private struct NavigationContent: View {
  let model: NavigationModel
  let entry: NavigationEntry
  /// Makes this view's value differ when the content changes.
  let version: Int

  var body: some View {
    switch entry.content {
    case .value(let value): DeferredView { model.view(for: value, entry) }
    case .view(let make): DeferredView(make)
    }
  }
}

/// The environment for the views of a screen.
struct NavigationEnvironment {
  let model: NavigationModel?
  let screen: Screen
}

extension NavigationEnvironment: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) {
    if let presentation = screen.presentation {
      // Setting a presentation clears the tab page and the column, but a pushed screen stays in
      // them.
      let (tabPage, column) = (values.tabPage, values.splitColumn)
      values.presentation = presentation
      values.tabPage = tabPage
      values.splitColumn = column
    }
    values.navigation = model
    values.screen = screen
  }

  func differs(from old: Self) -> Bool { model !== old.model || screen !== old.screen }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The stack that links push onto.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// The view for a value without a destination.
struct MissingDestination: View {
  var body: some View {
    Text(verbatim: "⚠").accessibilityLabel(Text(verbatim: "Missing destination"))
  }
}
