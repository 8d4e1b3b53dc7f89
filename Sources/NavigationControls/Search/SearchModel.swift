import ViewRuntime

/// What a `searchable` knows of its search, for the views round and inside.
@MainActor
final class SearchModel {
  /// Whether the user is searching; a binding of the program's, or the view's own state.
  var isSearching: Binding<Bool>?
  var text: Binding<String>?
  /// Whether the field was there before.
  var hasAppeared = false
  /// Adds a token; returns false for a value of another type.
  var addToken: (Any) -> Bool = { _ in false }
  /// Calls the `onSubmit(of: .search)` handlers.
  var submit: () -> Void = {}
  /// Takes the keyboard away from the field.
  var resignFocus: () -> Void = {}
  /// Gives the keyboard to the field.
  var takeFocus: () -> Void = {}

  /// Takes what was typed out of the field.
  func clearText() {
    if text?.wrappedValue.isEmpty == false { text?.wrappedValue = "" }
  }

  /// A token stands for what was typed in search of it: the user goes on with the next word.
  func tokenWasAdded() {
    clearText()
    takeFocus()
  }

  /// Ends the search: the text goes too (S12.12).
  func dismiss() {
    clearText()
    resignFocus()
    if isSearching?.wrappedValue == true { isSearching?.wrappedValue = false }
  }
}

private struct SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private struct SearchQueryKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  /// What is searched for in the `searchable` around the view.
  var searchQuery: String {
    get { self[SearchQueryKey.self] }
    set { self[SearchQueryKey.self] = newValue }
  }

  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }

  /// Whether the user searches in the `searchable` around the view: from the moment in which the
  /// field gets the keyboard until the search is ended. Read it inside, not where `searchable` is
  /// written.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}

/// What the views of a `searchable` find in the environment.
struct SearchEnvironment: EnvironmentModifier {
  typealias Body = Never
  let model: SearchModel
  let isSearching: Bool
  let query: String

  func modify(_ values: inout EnvironmentValues) {
    values.searchModel = model
    values.searchQuery = query
    values.isSearching = isSearching
  }
  func differs(from old: Self) -> Bool {
    model !== old.model || isSearching != old.isSearching || query != old.query
  }
}
