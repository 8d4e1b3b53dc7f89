import Foundation
import PresentationControls
import ViewRuntime

/// An action that opens a window with a new document:
/// `@Environment(\.newDocument) private var newDocument`.
///
/// ```swift
/// Button("New from template") { newDocument(Letter(text: template)) }
/// ```
///
/// The app needs a `DocumentGroup` of the document's type.
@MainActor @preconcurrency
public struct NewDocumentAction {
  let windows: WindowRegistry?

  /// Opens a new document that is a value.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    show(newDocument)
  }

  /// Opens a new document that is an object.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    show(newDocument)
  }

  private func show<D>(_ make: @escaping () -> D) {
    let request = DocumentRequest<D>()
    NewDocuments.add(make, request.id)
    let type = ObjectIdentifier(DocumentRequest<D>.self)
    guard windows?.open(value: AnyHashable(request), type) != true else { return }
    NewDocuments.remove(request.id)
    Diagnostics.report(
      .misuse,
      "newDocument(_:) found no window for a \(D.self). Add "
        + "`DocumentGroup(newDocument: ...) { ... }` of that type to the body of the app.")
  }
}

extension EnvironmentValues {
  /// The action that opens a window with a new document.
  public var newDocument: NewDocumentAction {
    MainActor.assumeIsolated { NewDocumentAction(windows: windowRegistry) }
  }
}

/// The documents for windows that are about to open.
@MainActor
enum NewDocuments {
  private static var makers: [UUID: () -> Any] = [:]

  static func add(_ make: @escaping () -> Any, _ id: UUID) { makers[id] = make }
  static func remove(_ id: UUID) { makers[id] = nil }

  /// Returns the document for a window once, and removes it.
  static func take<Document>(_ id: UUID?) -> Document? {
    guard let id, let make = makers.removeValue(forKey: id) else { return nil }
    return make() as? Document
  }
}
