import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Asks for a file while `isPresented` is true.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
  ///   if case .success(let url) = result { load(url) }
  /// }
  /// ```
  ///
  /// - Parameter onCompletion: called with the chosen file; not called if the user cancels.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileOpener(isPresented, allowedContentTypes, false, onCancellation: {}) {
      if let url = $0.first { onCompletion(.success(url)) }
    }
  }

  /// Asks for files while `isPresented` is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileOpener(isPresented, allowedContentTypes, allowsMultipleSelection, onCancellation: {}) {
      onCompletion(.success($0))
    }
  }

  /// Asks for files while `isPresented` is true.
  ///
  /// - Parameter onCancellation: called if the user cancels.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileOpener(
      isPresented, allowedContentTypes, allowsMultipleSelection, onCancellation: onCancellation
    ) { onCompletion(.success($0)) }
  }

  private nonisolated func fileOpener(
    _ isPresented: Binding<Bool>, _ types: [UTType], _ allowsSeveral: Bool,
    onCancellation: @escaping () -> Void, _ chosen: @escaping ([URL]) -> Void
  ) -> some View {
    modifier(
      FilePresentation(
        isPresented, FileRequest(purpose: .open(allowsSeveral: allowsSeveral), types: types),
        cancelled: onCancellation, chosen: chosen))
  }
}
