import Foundation
import FoundationNetworking
import FoundationSequences
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
    let (data, response) = try await URLSession.shared.data(from: url)
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      throw Failure.status(response.statusCode, url)
    }
    return data
  }

  static func image(of data: Data, scale: CGFloat) async -> Image? {
    guard let picture = Picture(data: data, scale: scale) else { return nil }
    return Image(.picture(picture), label: .name(""))
  }
}
