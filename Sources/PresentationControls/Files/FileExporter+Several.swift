import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Asks for a folder and writes several documents into it, under unused names.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Asks for a folder and writes several documents into it; shows nothing if there are no
  /// documents.
  ///
  /// If one fails, the documents already written stay, but only the error is reported.
  ///
  /// - Parameter contentTypes: the documents are written as the first one; if empty, as the first
  ///   of `writableContentTypes`.
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

  /// Asks for a folder and writes snapshots of several documents into it, under unused names.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType],
      onCompletion: onCompletion)
  }

  /// Asks for a folder and writes snapshots of several documents into it; shows nothing if there
  /// are no documents.
  ///
  /// - Parameter contentTypes: the documents are written as the first one; if empty, as the first
  ///   of `writableContentTypes`.
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

  /// Asks for a folder and writes several values into it, each in one of its transfer
  /// representations, under unused names.
  ///
  /// - Parameter contentTypes: the allowed types; if empty, the values are written in their
  ///   preferred representation.
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
  /// Returns an unused file URL in the folder: "document.txt", "document 2.txt" ...
  ///
  /// - Parameter name: the file's name, with or without an extension.
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
