import ViewRuntime
import ViewTexts

/// A pushed screen: what a destination, a link or a binding gives, in its frame of bars.
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

/// The content alone: a closure's reads concern nothing else (S5.9).
private struct NavigationContent: View {
  let model: NavigationModel
  let entry: NavigationEntry
  /// So that another content is another value of this view.
  let version: Int

  var body: some View {
    switch entry.content {
    case .value(let value): DeferredView { model.view(for: value, entry) }
    case .view(let make): DeferredView(make)
    }
  }
}

/// What the views of a screen find in the environment.
struct NavigationEnvironment {
  let model: NavigationModel?
  let screen: Screen
}

extension NavigationEnvironment: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) {
    if let presentation = screen.presentation {
      // A presentation begins outside of any tab and column; a pushed screen stays in them.
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
  /// The stack that links lead onto.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// Shown where a value has no destination.
struct MissingDestination: View {
  var body: some View {
    Text(verbatim: "⚠").accessibilityLabel(Text(verbatim: "Missing destination"))
  }
}
