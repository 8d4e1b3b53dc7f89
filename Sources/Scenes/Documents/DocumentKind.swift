import UniformTypeIdentifiers

/// The properties of a document group that the app's menus need.
struct DocumentKind {
  /// False if documents are only viewed.
  let canMake: Bool
  let readableTypes: [UTType]
}
