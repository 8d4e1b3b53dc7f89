import Foundation
import UniformTypeIdentifiers

/// An item that is offered in several representations, each created on demand: a dragged item, or
/// one on the clipboard.
///
/// ```swift
/// func performDrop(info: DropInfo) -> Bool {
///   for provider in info.itemProviders(for: [.plainText]) {
///     _ = provider.loadObject(ofClass: String.self) { text, _ in
///       if let text { DispatchQueue.main.async { notes.append(text) } }
///     }
///   }
///   return true
/// }
/// ```
///
/// A representation that is available is delivered before the call returns; one that must be
/// created comes later. Both may be delivered on any thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Takes a loaded object, or the error.
  public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
  /// Creates a representation on demand, and calls the handler with the data or the error.
  public typealias LoadHandler =
    @Sendable (
      _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  struct Form {
    let identifier: String
    let load: LoadHandler
    /// The value that it was created from, if any.
    var item: (any Sendable)?
    /// The file that it refers to, if any.
    var file: URL?
    /// Creates it in its original form: a file with its name, a folder with its contents.
    var payload: (@Sendable () async throws -> TransferPayload)?
    /// The name for a file created from it.
    var name: String?
    /// Whether other programs may see it.
    var isForOthers = true
  }

  private let lock = NSLock()
  private var kept: [Form] = []

  /// The name for a file created from it.
  open var suggestedName: String?

  /// A provider without representations.
  public override init() { super.init() }

  /// A provider of an object in all its representations.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of a value.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    switch item {
    case let data as Data: add(data, data, typeIdentifier ?? UTType.data.identifier)
    case let text as String:
      add(text, Data(text.utf8), typeIdentifier ?? UTType.utf8PlainText.identifier)
    case let url as URL:
      add(url, Data(url.absoluteString.utf8), typeIdentifier ?? UTType.url.identifier)
    default: break
    }
  }

  private func add(_ item: any Sendable, _ data: Data, _ identifier: String) {
    var form = Form(identifier: identifier) { handler in
      handler(data, nil)
      return nil
    }
    form.item = item
    add(form)
  }

  /// A provider of a file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    add(Form(identifier: type.identifier, load: Self.reading(fileURL), file: fileURL))
    add(UTType.fileURL.identifier) { handler in
      handler(Data(fileURL.absoluteString.utf8), nil)
      return nil
    }
  }

  private static func reading(_ file: URL) -> LoadHandler {
    { handler in
      do { handler(try Data(contentsOf: file), nil) } catch { handler(nil, error) }
      return nil
    }
  }

  // MARK: Representations

  var forms: [Form] { lock.withLock { kept } }

  func add(_ form: Form) {
    lock.withLock {
      if !kept.contains(where: { $0.identifier == form.identifier }) { kept.append(form) }
    }
  }

  private func add(
    _ identifier: String, _ visibility: NSItemProviderRepresentationVisibility = .all,
    _ load: @escaping LoadHandler
  ) {
    var form = Form(identifier: identifier, load: load)
    form.isForOthers = visibility == .all
    add(form)
  }

  /// The types of the representations, preferred first.
  open var registeredTypeIdentifiers: [String] { forms.map(\.identifier) }
  /// The types of the representations, preferred first; identifiers of unknown types are left out.
  open var registeredContentTypes: [UTType] { forms.compactMap { UTType($0.identifier) } }

  /// The types of the representations, preferred first, whatever the options.
  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions
  ) -> [String] { registeredTypeIdentifiers }

  /// The first representation of a type or a subtype.
  func form(_ identifier: String) -> Form? {
    if let exact = forms.first(where: { $0.identifier == identifier }) { return exact }
    guard let wanted = UTType(identifier) else { return nil }
    return forms.first { UTType($0.identifier)?.conforms(to: wanted) == true }
  }

  /// A provider of the representations that other programs may see.
  package var forOthers: NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = suggestedName
    for form in forms where form.isForOthers { provider.add(form) }
    return provider
  }

  /// Whether there is a representation of a type or a subtype.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  /// Whether there is a representation of a type or a subtype, whatever the options.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { form(typeIdentifier) != nil }

  /// The representations' types that are a type or its subtypes.
  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  // MARK: Registering

  /// Registers a representation that `loadHandler` creates on demand.
  ///
  /// If several have the same type, the first one stays. A representation that is not visible to
  /// all does not leave the app.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) { add(typeIdentifier, visibility, loadHandler) }

  /// Registers a representation that `loadHandler` creates on demand.
  open func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping LoadHandler
  ) { add(contentType.identifier, visibility, loadHandler) }

  /// Registers a representation as a file or folder, created on demand.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    var form = Form(identifier: typeIdentifier) { handler in
      loadHandler { file, _, error in
        guard let file else { return handler(nil, error) }
        do { handler(try Data(contentsOf: file), nil) } catch { handler(nil, error) }
      }
    }
    form.isForOthers = visibility == .all
    form.payload = {
      try await withCheckedThrowingContinuation { continuation in
        _ = loadHandler { file, _, error in
          // The file may be removed when this returns.
          do {
            guard let file else { throw error ?? TransferError.noRepresentation }
            continuation.resume(returning: try TransferPayload.file(file).copied)
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
    }
    add(form)
  }

  /// Registers an object in all representations that its class can write, after the existing ones.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      add(identifier, visibility) { handler in
        object.loadData(
          withTypeIdentifier: identifier, forItemProviderCompletionHandler: handler)
      }
    }
  }
}
