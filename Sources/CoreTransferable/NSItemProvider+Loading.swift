import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Loads one representation as data.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let form = form(typeIdentifier) else {
      completionHandler(nil, TransferError.noRepresentation)
      return Progress(totalUnitCount: 1)
    }
    return form.load(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  /// Loads a representation of a type or a subtype as data.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads one representation as a file, which is removed when the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let form = form(typeIdentifier)
    if let file = form?.file {
      completionHandler(file, nil)
      return Progress(totalUnitCount: 1)
    }
    let type = form.flatMap { UTType($0.identifier) } ?? .data
    if let given = form?.payload {
      let name = form?.name ?? suggestedName
      Task {
        do {
          let payload = try await given().copied
          defer { payload.remove() }
          let file = try payload.file(type, named: name)
          completionHandler(file, nil)
          if case .data = payload {
            try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
          }
        } catch {
          completionHandler(nil, error)
        }
      }
      return Progress(totalUnitCount: 1)
    }
    let name = suggestedName
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let file = try TransferPayload.data(data).file(type, named: name)
        completionHandler(file, nil)
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads one representation as a file, which may be removed when the handler returns.
  ///
  /// The handler is never told that the file is the original, even if it is: do not modify it.
  ///
  /// - Parameter openInPlace: without effect.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) {
      completionHandler($0, false, $1)
    }
  }

  /// Loads one representation as the value passed to ``init(item:typeIdentifier:)``, or as data if
  /// it was created from an object or a file.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    if let item = form(typeIdentifier)?.item {
      completionHandler?(item, nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data, error)
    }
  }

  /// Returns one representation as the value passed to ``init(item:typeIdentifier:)``, or as data
  /// if it was created from an object or a file.
  ///
  /// - Throws: an error if there is no such representation.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> sending Any {
    if let item = form(typeIdentifier)?.item { return item }
    return try await loadData(typeIdentifier)
  }

  /// Returns one representation as data.
  package func loadData(_ typeIdentifier: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? TransferError.noRepresentation)
        }
      }
    }
  }

  // MARK: Objects

  /// Whether there is a representation that the class can read.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { form($0) != nil }
  }

  /// Whether there is a representation that the type's bridged class can read: `NSString` for
  /// `String`.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Creates an object from the first representation that its class can read.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    guard let identifier = readable.first(where: { form($0) != nil }) else {
      completionHandler(nil, TransferError.noRepresentation)
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Creates a value from the first representation that its type's bridged class can read:
  /// `NSString` for `String`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    // The closure below does not mention `T`, whose conformance may be isolated to an actor.
    nonisolated(unsafe) let complete: ((any NSItemProviderReading)?, (any Error)?) -> Void = {
      object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { complete($0, $1) }
  }
}
