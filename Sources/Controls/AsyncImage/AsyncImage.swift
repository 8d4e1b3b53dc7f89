import Foundation
import ViewDrawing
import ViewEvents
import ViewRuntime

/// Loads an image and shows it.
///
/// ```swift
/// AsyncImage(url: avatar) { image in
///   image.resizable().scaledToFill()
/// } placeholder: {
///   ProgressView()
/// }
///
/// AsyncImage(url: poster) { phase in
///   switch phase {
///   case .success(let image): image
///   case .failure: Image(systemName: "photo")
///   default: ProgressView()
///   }
/// }
/// ```
///
/// Supports PNG and JPEG, from a server or a file. Loading starts when the view appears, is
/// cancelled when it disappears, and restarts when the URL changes. An unsuccessful server response
/// and data that is not an image count as failures.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates an async image whose content is built from each loading phase.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point.
  ///   - transaction: the transaction for changes from one phase to the next.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage {
  /// Shows the image through `content` once it has loaded, and `placeholder` until then.
  ///
  /// The placeholder stays if loading fails; use the initializer with phases to handle failures.
  ///
  /// - Parameter scale: the number of pixels per point.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == Image {
  /// Shows the image at its own size, and a symbol until it has loaded.
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image(systemName: "photo")
    }
  }
}

extension AsyncImage: View {
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  @MainActor private func load() async {
    guard let url else { return show(.empty) }
    if phase.image != nil || phase.error != nil { show(.empty) }
    do {
      let data = try await PictureLoader.data(from: url)
      guard let image = await PictureLoader.image(of: data, scale: scale) else {
        throw PictureLoader.Failure.noPicture(url)
      }
      if !Task.isCancelled { show(.success(image)) }
    } catch {
      if !Task.isCancelled { show(.failure(error)) }
    }
  }

  @MainActor private func show(_ next: AsyncImagePhase) {
    Transaction.carry(transaction) { phase = next }
  }
}
