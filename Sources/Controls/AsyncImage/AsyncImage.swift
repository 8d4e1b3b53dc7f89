import Foundation
import ViewDrawing
import ViewEvents
import ViewRuntime

/// Loads a picture and shows it.
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
/// PNG and JPEG, from a server or a file. Loading begins when the view appears, is given up when it
/// disappears, and begins again for another address. An answer of a server that is no success, and
/// data that is no picture, are failures.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Shows what the content makes of each phase of loading.
  ///
  /// - Parameters:
  ///   - scale: pixels to a point.
  ///   - transaction: for the change from one phase to the next.
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
  /// Shows the picture through `content` once it is there, and `placeholder` until then.
  ///
  /// The placeholder stays if loading fails; use the form with phases to tell that apart.
  ///
  /// - Parameter scale: pixels to a point.
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
  /// Shows the picture in its own size, and a symbol until it is there.
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
    withTransaction(transaction) { phase = next }
  }
}
