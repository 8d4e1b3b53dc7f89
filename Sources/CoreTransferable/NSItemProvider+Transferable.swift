import Foundation
import UniformTypeIdentifiers

/// An offered value, which may be converted to its representations on any thread; it is only read
/// there.
private struct OfferedValue<Value>: @unchecked Sendable {
  let value: Value
}

extension NSItemProvider {
  /// Registers a value in all representations of its type.
  public func register<T: Transferable>(
    _ transferable: @autoclosure @escaping @Sendable () -> T
  ) { offer(transferable()) }

  /// Registers a value in all representations of its type.
  package func offer<T: Transferable>(_ value: T) {
    let kept = OfferedValue(value: value)
    for entry in T.transferEntries where entry.isExportable(value) {
      guard let export = entry.export else { continue }
      let name = entry.suggestedName?(value)
      if suggestedName == nil { suggestedName = name }
      var form = Form(identifier: entry.contentType.identifier) { handler in
        Task {
          do { handler(try await export(kept.value).data, nil) } catch { handler(nil, error) }
        }
        return nil
      }
      form.payload = { try await export(kept.value) }
      form.name = name
      form.isForOthers = entry.visibility.includesOthers
      add(form)
    }
  }

  /// Creates a value from the first representation that its type can import.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    Task {
      do {
        completionHandler(.success(try await self.makeValue(T.self)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }

  /// Whether values of a type can be created from a representation.
  package func offers<T: Transferable>(_ type: T.Type) -> Bool { entry(T.self) != nil }

  private func entry<T: Transferable>(_ type: T.Type) -> TransferEntry<T>? {
    T.transferEntries.first { entry in
      entry.makeItem != nil && form(entry.contentType.identifier) != nil
    }
  }

  /// A value created from the first representation that its type can import.
  package func makeValue<T: Transferable>(_ type: T.Type) async throws -> sending T {
    guard let entry = entry(T.self), let makeItem = entry.makeItem,
      let form = form(entry.contentType.identifier)
    else { throw TransferError.noRepresentation }
    let payload: TransferPayload =
      if let file = form.file {
        .file(file)
      } else if let given = form.payload {
        try await given().copied
      } else {
        .data(try await loadData(form.identifier))
      }
    defer { payload.remove() }
    nonisolated(unsafe) let value = try await makeItem(payload)
    return value
  }
}
