import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Asks for a folder and moves a file there, while `isPresented` is true and there is a file.
  ///
  /// - Parameter onCompletion: called with the new URL, or with the error.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder and moves a file there, or calls `onCancellation` if the user cancels.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { result in
        onCompletion(result.flatMap { urls in Result { try urls.first ?? missing() } })
      }, onCancellation: onCancellation)
  }

  /// Asks for a folder and moves files there.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder and moves files there, or calls `onCancellation` if the user cancels.
  ///
  /// A file does not replace one of the same name: that is an error, and the files already moved
  /// stay in the folder.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      FilePresentation(
        files.isEmpty ? .constant(false) : isPresented,
        FileRequest(purpose: .folder(action: "Move"), types: [.folder]), cancelled: onCancellation
      ) { urls in
        guard let folder = urls.first else { return }
        onCompletion(
          Result {
            try files.map { file in
              let place = folder.appendingPathComponent(file.lastPathComponent)
              try FileManager.default.moveItem(at: file, to: place)
              return place
            }
          })
      })
  }
}

private func missing() throws -> URL { throw CocoaError(.fileNoSuchFile) }
