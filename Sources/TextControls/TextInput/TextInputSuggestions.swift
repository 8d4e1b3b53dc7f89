import ViewRuntime

/// The suggestions of the text fields inside while the user types.
struct TextInputSuggestions {
  let content: @MainActor () -> AnyView
}

private struct TextInputSuggestionsKey: EnvironmentKey {
  static var defaultValue: TextInputSuggestions? { nil }
}

extension EnvironmentValues {
  var textInputSuggestions: TextInputSuggestions? {
    get { self[TextInputSuggestionsKey.self] }
    set { self[TextInputSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// Shows suggestions below the fields inside while the user types.
  ///
  /// ```swift
  /// TextField("Place", text: $place)
  ///   .textInputSuggestions {
  ///     ForEach(matches) { Label($0.name, systemImage: "mappin").textInputCompletion($0.address) }
  ///   }
  /// ```
  ///
  /// Choosing one replaces the text with its ``textInputCompletion(_:)``; a suggestion without a
  /// completion is only shown.
  ///
  /// Source: developer.apple.com, `textInputSuggestions(_:)`.
  public nonisolated func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let view = suggestions()
    return environment(\.textInputSuggestions, TextInputSuggestions { AnyView(view) })
  }

  /// Shows a suggestion for each element of a collection.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Shows a suggestion for each element of a collection.
  ///
  /// - Parameter id: the key path to each element's identity.
  public nonisolated func textInputSuggestions<
    Data: RandomAccessCollection, ID: Hashable, Content: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }
}
