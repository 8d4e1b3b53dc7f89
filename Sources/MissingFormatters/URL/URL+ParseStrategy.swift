import Foundation

extension URL {
  /// Reads an address; one without a scheme is one of the web.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
    public init() {}

    /// - Throws: where it is no address.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      if let url = URL(string: text), url.scheme != nil, url.host != nil || !url.isWebAddress {
        return url
      }
      // "example.com/news", as it is written without its scheme.
      if let url = URL(string: "https://" + text), url.host?.contains(".") == true { return url }
      throw CocoaError(
        .formatting, userInfo: [NSDebugDescriptionErrorKey: "\(value) is no address."])
    }
  }

  private var isWebAddress: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
