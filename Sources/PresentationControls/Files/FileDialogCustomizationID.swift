import ViewRuntime

extension View {
  /// Keeps the folder that the user last chose from in the file panels inside, under an id.
  ///
  /// The next panel with the same id opens there, also after another start of the app, instead of in
  /// the folder of `fileDialogDefaultDirectory(_:)`. The folder is kept with the app's settings, in
  /// the defaults of `defaultAppStorage(_:)` or the standard ones.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText]) { read($0) }
  /// .fileDialogCustomizationID("statements")
  /// ```
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    fileDialogOptions { $0.customizationID = id }
  }
}
