import ViewRuntime

extension View {
  /// Sets the kind of content that the text inputs inside hold.
  ///
  /// - Note: Without effect: there is no autofill.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(
      TextInputModifier { $0.contentType = textContentType.map { .init(rawValue: $0.rawValue) } })
  }
}
