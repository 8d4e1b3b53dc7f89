import ViewRuntime

/// A preview in the running program, and its location in the source.
package struct RegisteredPreview {
  /// The name given to `#Preview`, if any.
  package let name: String?
  /// The module and file, as in `#fileID`: "Notes/NotesView.swift".
  package let fileID: String
  /// The line of `#Preview`, starting at 1.
  package let line: Int
  /// The column of `#Preview`, starting at 1; distinguishes previews on one line.
  package let column: Int
  /// How it is shown.
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Calls the preview's body; each call creates a new view.
  package let make: @MainActor () -> any View

  @MainActor
  init(_ source: any _PreviewSource.Type) {
    let preview = source.makePreview()
    name = preview.name
    fileID = source.fileID
    line = source.line
    column = source.column
    traits = preview.traits
    make = {
      preview.traits.reduce(preview.makeView()) { view, trait in trait.applied(to: view) }
    }
  }

  /// A preview of a `PreviewProvider`: named after its type, without a line.
  @MainActor
  init(_ provider: any PreviewProvider.Type) {
    let type = String(reflecting: provider).split(separator: ".")
    name = type.last.map(String.init)
    fileID = "\(type.first ?? "")/\(type.last ?? "")"
    line = 0
    column = 0
    traits = []
    make = {
      @MainActor func open<Provider: PreviewProvider>(_ provider: Provider.Type) -> any View {
        provider.previews
      }
      return open(provider)
    }
  }

  var place: (String, Int, Int) { (fileID, line, column) }
}
