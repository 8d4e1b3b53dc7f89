import ViewRuntime

/// The model of a `searchable` view's search, for the views around and inside.
@MainActor
final class SearchModel {
  /// Whether the user is searching; the program's binding or the view's own state.
  var isSearching: Binding<Bool>?
  var text: Binding<String>?
  /// Whether the field has appeared before.
  var hasAppeared = false
  /// Adds a token; returns false if the value has another type.
  var addToken: (Any) -> Bool = { _ in false }
  /// Calls the `onSubmit(of: .search)` handlers.
  var submit: () -> Void = {}
  /// Removes the keyboard focus from the field.
  var resignFocus: () -> Void = {}
  /// Moves the keyboard focus to the field.
  var takeFocus: () -> Void = {}

  /// Clears the field's text.
  func clearText() {
    if text?.wrappedValue.isEmpty == false { text?.wrappedValue = "" }
  }

  /// Clears the text, which the token replaces, and returns the focus to the field.
  func tokenWasAdded() {
    clearText()
    takeFocus()
  }

  /// Ends the search and clears the text (S12.12).
  func dismiss() {
    clearText()
    resignFocus()
    if isSearching?.wrappedValue == true { isSearching?.wrappedValue = false }
  }
}

private struct SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

private struct SearchQueryKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  /// The query of the `searchable` view around this one.
  var searchQuery: String {
    get { self[SearchQueryKey.self] }
    set { self[SearchQueryKey.self] = newValue }
  }

  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }
}

/// The environment for the views inside a `searchable` view.
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
