import Foundation
import FoundationNetworking
import PictureResources
import ViewDrawing

/// Fetches images for `AsyncImage`, off the main thread.
enum PictureLoader {
  enum Failure: LocalizedError {
    case status(Int, URL)
    case noPicture(URL)

    var errorDescription: String? {
      switch self {
      case .status(let status, let url): "The server answered \(status) for \(url)."
      case .noPicture(let url): "What was loaded from \(url) is no picture of a known format."
      }
    }
  }

  /// Returns the data at a URL: a file's contents, or the body of a successful server response.
  static func data(from url: URL) async throws -> Data {
    if url.isFileURL {
      return try await Task.detached { try Data(contentsOf: url) }.value
    }
    let (data, response) = try await answer(from: url)
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      throw Failure.status(response.statusCode, url)
    }
    return data
  }

  /// Returns the server's answer; a cancelled caller stops waiting at once.
  ///
  /// The request itself is never cancelled: Foundation on Linux ends the program if a request is
  /// cancelled just as it fails, as it does for a list that is scrolled while there is no network.
  private static func answer(from url: URL) async throws -> (Data, URLResponse) {
    let (answers, continuation) = AsyncThrowingStream<(Data, URLResponse), any Error>.makeStream()
    Task.detached {
      do {
        continuation.yield(try await URLSession.shared.data(from: url))
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    for try await answer in answers { return answer }
    throw CancellationError()
  }

  static func image(of data: Data, scale: CGFloat) async -> Image? {
    guard let picture = Picture(data: data, scale: scale) else { return nil }
    return Image(.picture(picture), label: .name(""))
  }
}
