import UniformTypeIdentifiers

/// What the app's menus need to know of a group of documents.
struct DocumentKind {
  /// False: they are only looked at.
  let canMake: Bool
  let readableTypes: [UTType]
}
