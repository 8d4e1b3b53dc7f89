import ViewRuntime

/// What the text fields inside offer while the user types.
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
  /// Offers texts below the fields inside while the user types.
  ///
  /// ```swift
  /// TextField("Place", text: $place)
  ///   .textInputSuggestions {
  ///     ForEach(matches) { Label($0.name, systemImage: "mappin").textInputCompletion($0.address) }
  ///   }
  /// ```
  ///
  /// Choosing one puts its ``textInputCompletion(_:)`` in place of the text; one without a
  /// completion is only shown.
  ///
  /// Source: developer.apple.com, `textInputSuggestions(_:)`.
  public nonisolated func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let view = suggestions()
    return environment(\.textInputSuggestions, TextInputSuggestions { AnyView(view) })
  }

  /// Offers a text for each element of some data.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Offers a text for each element of some data.
  ///
  /// - Parameter id: what tells the elements apart.
  public nonisolated func textInputSuggestions<
    Data: RandomAccessCollection, ID: Hashable, Content: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }
}
