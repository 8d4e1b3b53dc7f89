import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Asks for a folder and writes several documents into it, under names that are free there.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Asks for a folder and writes several documents into it; nothing is shown while there are none.
  ///
  /// What has been written stays there if a later one fails, but only the error is told.
  ///
  /// - Parameter contentTypes: the first one is what they are written as; empty: the first one of
  ///   `writableContentTypes`.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let type = (contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes).first ?? .data
    return filesSaver(isPresented, Array(documents), type, onCompletion, onCancellation) {
      try $0.write(to: $1, as: type)
    }
  }

  /// Asks for a folder and writes snapshots of several documents into it, under names that are free
  /// there.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Asks for a folder and writes snapshots of several documents into it; nothing is shown while
  /// there are none.
  ///
  /// - Parameter contentTypes: the first one is what they are written as; empty: the first one of
  ///   `writableContentTypes`.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    let type = (contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes).first ?? .data
    return filesSaver(isPresented, Array(documents), type, onCompletion, onCancellation) {
      try $0.write(to: $1, as: type)
    }
  }

  /// Asks for a folder and writes several values into it, each in one of the forms in which it
  /// travels, under names that are free there.
  ///
  /// - Parameter contentTypes: as what they may be written; empty: in the form that their type
  ///   prefers.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    let items = items.map { ExportedForms($0, contentTypes) }
    return modifier(
      FilePresentation(
        items.isEmpty ? .constant(false) : isPresented,
        FileRequest(purpose: .folder(action: "Save"), types: [.folder]),
        cancelled: onCancellation
      ) { urls in
        guard let folder = urls.first else { return }
        nonisolated(unsafe) let onCompletion = onCompletion
        Task { @MainActor in
          do {
            var places: [URL] = []
            for item in items {
              let place = folder.freePlace(for: item.preferredType, name: item.suggestedName)
              try await item.write(to: place)
              places.append(place)
            }
            onCompletion(.success(places))
          } catch {
            onCompletion(.failure(error))
          }
        }
      })
  }

  private nonisolated func filesSaver<D>(
    _ isPresented: Binding<Bool>, _ documents: [D], _ type: UTType,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void, write: @escaping (D, URL) throws -> Void
  ) -> some View {
    modifier(
      FilePresentation(
        documents.isEmpty ? .constant(false) : isPresented,
        FileRequest(purpose: .folder(action: "Save"), types: [.folder]),
        cancelled: onCancellation
      ) { urls in
        guard let folder = urls.first else { return }
        onCompletion(
          Result {
            try documents.map { document in
              let url = folder.freePlace(for: type)
              try write(document, url)
              return url
            }
          })
      })
  }
}

extension URL {
  /// A file in the folder that is not there yet: "document.txt", "document 2.txt" ...
  ///
  /// - Parameter name: what to call it, with an ending or without.
  fileprivate func freePlace(for type: UTType, name: String? = nil) -> URL {
    var stem = name ?? "document"
    if let ending = type.preferredFilenameExtension, stem.hasSuffix("." + ending) {
      stem.removeLast(ending.count + 1)
    }
    var number = 1
    while true {
      var url = appendingPathComponent(number == 1 ? stem : "\(stem) \(number)")
      if let ending = type.preferredFilenameExtension { url = url.appendingPathExtension(ending) }
      if !FileManager.default.fileExists(atPath: url.path) { return url }
      number += 1
    }
  }
}
