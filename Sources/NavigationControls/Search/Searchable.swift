import ViewRuntime
import ViewTexts

extension View {
  /// Adds a search field to the screen; the program reads the text from the binding and shows the
  /// matches (S12.12).
  ///
  /// ```swift
  /// NavigationStack {
  ///   List(matches) { Text($0.name) }
  ///     .searchable(text: $text, prompt: "Name")
  ///     .onSubmit(of: .search) { search() }
  /// }
  /// ```
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Adds a search field to the screen.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field to the screen.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameter isPresented: whether the user is searching.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Adds a search field to the screen.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Adds a search field to the screen.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }
}
