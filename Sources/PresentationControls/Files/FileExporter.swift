import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Asks where to save a document, and writes it, while `isPresented` is true and there is a
  /// document.
  ///
  /// ```swift
  /// .fileExporter(
  ///   isPresented: $isExporting, document: document, contentType: .plainText,
  ///   defaultFilename: "notes"
  /// ) { result in ... }
  /// ```
  ///
  /// - Parameter onCompletion: called with the file's URL, or with the error.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Asks where to save a document, and writes it.
  ///
  /// - Parameter contentTypes: the allowed types; if empty, the document's `writableContentTypes`.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    return fileSaver(
      isPresented, isThere: document != nil, types, defaultFilename,
      onCancellation: onCancellation, onCompletion
    ) { url in try document?.write(to: url, as: url.type(among: types)) }
  }

  /// Asks where to save a document, and writes a snapshot of it.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Asks where to save a document, and writes a snapshot of it.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    return fileSaver(
      isPresented, isThere: document != nil, types, defaultFilename,
      onCancellation: onCancellation, onCompletion
    ) { url in try document?.write(to: url, as: url.type(among: types)) }
  }

  /// Asks where to save a value, and writes it in one of its transfer representations.
  ///
  /// - Parameter contentTypes: the allowed types; if empty, the value is written in its preferred
  ///   representation.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let forms = item.map { ExportedForms($0, contentTypes) }
    return modifier(
      FilePresentation(
        item != nil ? isPresented : .constant(false),
        FileRequest(
          purpose: .save(name: defaultFilename ?? forms?.suggestedName ?? ""),
          types: forms?.types ?? []), cancelled: onCancellation
      ) { urls in
        guard let url = urls.first, let forms else { return }
        nonisolated(unsafe) let onCompletion = onCompletion
        Task { @MainActor in
          do {
            try await forms.write(to: url)
            onCompletion(.success(url))
          } catch {
            onCompletion(.failure(error))
          }
        }
      })
  }

  private nonisolated func fileSaver(
    _ isPresented: Binding<Bool>, isThere: Bool, _ types: [UTType], _ name: String?,
    onCancellation: @escaping () -> Void,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    write: @escaping (URL) throws -> Void
  ) -> some View {
    modifier(
      FilePresentation(
        isThere ? isPresented : .constant(false),
        FileRequest(purpose: .save(name: name ?? ""), types: types), cancelled: onCancellation
      ) { urls in
        guard let url = urls.first else { return }
        onCompletion(
          Result {
            try write(url)
            return url
          })
      })
  }
}
