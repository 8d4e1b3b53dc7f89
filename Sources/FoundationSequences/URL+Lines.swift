import Foundation
import FoundationNetworking

extension URL {
  /// The bytes at the URL, read piece by piece. Foundation on Linux does not have it.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of the text at the URL, read piece by piece; empty lines are left out.
  ///
  /// ```swift
  /// for try await word in words.lines { ... }
  /// ```
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

  /// The bytes at a URL, one after another: those of a file, or of a response to
  /// `URLSession.shared`.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let url: URL

    /// Reads one byte after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private enum Source {
        case unopened(URL)
        case file(FileHandle)
        case answer(URLSession.AsyncBytes.AsyncIterator)
        case ended
      }

      private var source: Source
      private var piece = Data()
      private var index = 0

      fileprivate init(_ url: URL) { source = .unopened(url) }

      /// The next byte; nil after the last one.
      ///
      /// - Throws: the error that prevents reading, at the first byte if nothing can be read.
      public mutating func next() async throws -> UInt8? {
        if index < piece.endIndex {
          defer { index += 1 }
          return piece[index]
        }
        switch source {
        case .unopened(let url):
          source = .ended
          source =
            url.isFileURL
            ? .file(try FileHandle(forReadingFrom: url))
            : .answer(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
          return try await next()
        case .file(let handle):
          guard let next = try handle.read(upToCount: 0x10000), !next.isEmpty else {
            source = .ended
            try handle.close()
            return nil
          }
          try Task.checkCancellation()
          (piece, index) = (next, next.startIndex)
          return try await self.next()
        case .answer(var bytes):
          let byte = try await bytes.next()
          source = byte == nil ? .ended : .answer(bytes)
          return byte
        case .ended: return nil
        }
      }
    }

    /// Reads from the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
  }
}
