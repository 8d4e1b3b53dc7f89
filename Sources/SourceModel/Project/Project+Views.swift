extension Project {
  /// The types of a file in which SwiftUI installs state, except previews.
  package func stateHolders(in file: SourceFile) -> [NominalType] {
    guard !file.isTest else { return [] }
    return answer(to: "state holders in \(file.path)") { findStateHolders(in: file) }
  }

  private func findStateHolders(in file: SourceFile) -> [NominalType] {
    file.types.compactMap { declaration in
      guard declaration.isValueType, !Previews.contain(declaration.node),
        let type = type(of: declaration), type.declaration === declaration, holdsState(type).isYes,
        !isForPreviews(type)
      else { return nil }
      return type
    }
  }

  /// The views of a file, except previews.
  package func views(in file: SourceFile) -> [NominalType] {
    answer(to: "views in \(file.path)") { stateHolders(in: file).filter { isView($0).isYes } }
  }

  /// Whether a view is named after previews, and only previews create it.
  package func isForPreviews(_ type: NominalType) -> Bool {
    guard type.name.lowercased().contains("preview") else { return false }
    let calls = constructions(of: type)
    return !calls.isEmpty && calls.allSatisfy(Previews.contain)
  }

  /// The classes of a file.
  package func classes(in file: SourceFile) -> [NominalType] {
    guard !file.isTest else { return [] }
    return file.types.compactMap { $0.isClass ? type(of: $0) : nil }
  }

  /// The classes of a file that views observe: `ObservableObject` or `@Observable`, except database
  /// records.
  package func viewModels(in file: SourceFile) -> [NominalType] {
    classes(in: file).filter { type in
      type.declaration.attribute("Model") == nil
        && !type.inheritedNames.contains(where: KnownTypes.observableObjects.contains)
        && (isObservableObject(type).isYes || isObservable(type).isYes)
    }
  }

  /// Whether the type may be an `ObservableObject` that views observe.
  package func isWatchedByWrappers(_ type: NominalType) -> Bool {
    isObservableObject(type).isYes && !isObservable(type).isYes
  }
}

/// Recognises code for previews, which is not shipped.
package enum Previews {
  package static func contain(_ node: SourceNode) -> Bool {
    if isPreview(node) { return true }
    return node.ancestor(where: isPreview) != nil
  }

  private static func isPreview(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .macroExpansion: node.name == "Preview"
    case .functionDeclaration, .classDeclaration: servesPreviews(node.name)
    case .structDeclaration, .extensionDeclaration:
      servesPreviews(node.name) || node.name.hasSuffix("_Previews")
        || node.children(.inheritedType).contains { $0.firstChild?.name == "PreviewProvider" }
    default: false
    }
  }

  /// `PreviewWrapper`, `withPreviewsEnv`: helpers for previews are named accordingly.
  private static func servesPreviews(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["previewwrapper", "previewcontainer", "previewhost", "forpreview", "withpreview"]
      .contains(where: name.contains)
  }
}
