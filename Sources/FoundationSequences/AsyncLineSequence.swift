import Foundation

/// The lines of a sequence of UTF-8 bytes. Foundation on Linux does not have it.
///
/// Lines end with a line feed, a carriage return or both; empty lines are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  fileprivate let base: Base

  /// Reads one line after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator

    /// The next line, without its end; nil after the last one.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        if byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          line.append(byte)
        } else if !line.isEmpty {
          return String(decoding: line, as: UTF8.self)
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Reads from the first line, if the bytes can be read again.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of text.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
