import Controls
import ViewRuntime
import ViewTexts

/// The scopes of the search fields inside.
struct SearchScopes {
  let activation: SearchScopeActivation
  let picker: () -> AnyView

  func isShown(_ isSearching: Bool, _ text: String) -> Bool {
    activation.kind == .onTextEntry ? !text.isEmpty : isSearching
  }
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// Lets the user choose the scope of the search.
  ///
  /// ```swift
  /// .searchable(text: $text)
  /// .searchScopes($scope) {
  ///   Text("Inbox").tag(Scope.inbox)
  ///   Text("All").tag(Scope.all)
  /// }
  /// ```
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    placedScopes(scope, .automatic, scopes())
  }

  /// Lets the user choose the scope of the search.
  ///
  /// - Parameter activation: when the choice is shown.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    placedScopes(scope, activation, scopes())
  }

  private nonisolated func placedScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, _ activation: SearchScopeActivation, _ scopes: S
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(activation: activation) {
        AnyView(
          Picker(.library("Scope"), selection: scope) { scopes }.labelsHidden().pickerStyle(
            .segmented))
      })
  }
}
