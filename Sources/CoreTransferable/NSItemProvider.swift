import Foundation
import UniformTypeIdentifiers

/// Something that is offered in several forms, each made when it is asked for: what is dragged, and
/// what lies on the clipboard.
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
/// A form that is at hand comes before the call returns; one that has to be made comes later. Both
/// may be on any thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What is told of an object that was loaded, or of what went wrong.
  public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
  /// Makes a form when it is asked for, and calls the handler with the data or the error.
  public typealias LoadHandler =
    @Sendable (
      _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  struct Form {
    let identifier: String
    let load: LoadHandler
    /// The value that it was made of, where it was made of one.
    var item: (any Sendable)?
    /// The file that it is, where it is one.
    var file: URL?
    /// Makes it as what it is: a file with its name, a folder with what is in it.
    var payload: (@Sendable () async throws -> TransferPayload)?
    /// What a file made of it should be called.
    var name: String?
    /// Whether other programs may see it.
    var isForOthers = true
  }

  private let lock = NSLock()
  private var kept: [Form] = []

  /// What a file made of it should be called.
  open var suggestedName: String?

  /// Offers nothing yet.
  public override init() { super.init() }

  /// Offers an object in all forms that it has.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Offers a value as it is.
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

  /// Offers a file.
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

  // MARK: What is offered

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

  /// The forms' types, the preferred one first.
  open var registeredTypeIdentifiers: [String] { forms.map(\.identifier) }
  /// The forms' types, the preferred one first; names that are no type are left out.
  open var registeredContentTypes: [UTType] { forms.compactMap { UTType($0.identifier) } }

  /// The forms' types, the preferred one first, whatever the options.
  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions
  ) -> [String] { registeredTypeIdentifiers }

  /// The first form that is of a type or a special case of it.
  func form(_ identifier: String) -> Form? {
    if let exact = forms.first(where: { $0.identifier == identifier }) { return exact }
    guard let wanted = UTType(identifier) else { return nil }
    return forms.first { UTType($0.identifier)?.conforms(to: wanted) == true }
  }

  /// What other programs may see of it.
  package var forOthers: NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = suggestedName
    for form in forms where form.isForOthers { provider.add(form) }
    return provider
  }

  /// Whether there is a form of a type or a special case of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  /// Whether there is a form of a type or a special case of it, whatever the options.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { form(typeIdentifier) != nil }

  /// The forms' types that are a type or a special case of it.
  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  // MARK: Offering

  /// Offers a form that `loadHandler` makes when it is asked for.
  ///
  /// Of several forms of one type the first one stays. One that is not for all does not leave the
  /// app.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) { add(typeIdentifier, visibility, loadHandler) }

  /// Offers a form that `loadHandler` makes when it is asked for.
  open func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping LoadHandler
  ) { add(contentType.identifier, visibility, loadHandler) }

  /// Offers a form as a file, or as a folder, which is made when it is asked for.
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
          // The file may be gone when this returns.
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

  /// Offers an object in all forms that its class writes, after those that are there already.
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

/// How files that are offered may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits; all are without effect here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver may work on the file itself.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
