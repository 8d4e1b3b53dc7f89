import Foundation

extension URL {
  /// Parses a URL, with rules for the components that it must have.
  ///
  /// ```swift
  /// let url = try URL(text, strategy: .url.scheme(.defaultValue("https")))  // takes "example.com"
  /// ```
  ///
  /// By default, it must have a scheme and a host.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// What happens if a component of the URL is missing.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>:
      Codable, Hashable, Sendable
    {
      /// Parsing fails.
      case required
      /// The URL is accepted without the component.
      case optional
      /// The URL gets this component. With a default scheme, text without a scheme starts with the
      /// host.
      case defaultValue(Component)
    }

    /// - Parameters: what becomes of an address without each part.
    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    /// - Throws: an error if the text is not a URL, or lacks a required component.
    public func parse(_ value: String) throws -> URL {
      let failure = CocoaError(
        .formatting, userInfo: [NSDebugDescriptionErrorKey: "\(value) is no such address."])
      guard var parts = components(value.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        throw failure
      }
      func settle<Part>(
        _ part: WritableKeyPath<URLComponents, Part?>, _ strategy: ComponentParseStrategy<Part>
      ) throws {
        guard parts[keyPath: part] == nil else { return }
        switch strategy {
        case .required: throw failure
        case .optional: return
        case .defaultValue(let usual): parts[keyPath: part] = usual
        }
      }
      // A file URL keeps its empty host, which is written as in file:///tmp.
      if parts.host == "", parts.scheme?.lowercased() != "file" { parts.host = nil }
      try settle(\.scheme, scheme)
      try settle(\.host, host)
      try settle(\.user, user)
      try settle(\.password, password)
      try settle(\.port, port)
      try settle(\.writtenPath, path)
      try settle(\.query, query)
      try settle(\.fragment, fragment)
      guard let url = parts.url, !url.absoluteString.isEmpty else { throw failure }
      return url
    }

    /// The components of a text. One without a scheme uses the default, if there is one:
    /// "example.com:80" then has no scheme, though a scheme also ends with a colon.
    private func components(_ text: String) -> URLComponents? {
      let parts = URLComponents(string: text)
      guard case .defaultValue(let usual) = scheme, parts?.scheme == nil || parts?.host == nil,
        let whole = URLComponents(string: usual + (text.hasPrefix("//") ? ":" : "://") + text)
      else { return parts }
      return whole
    }

    // MARK: Other parts

    private func with(_ change: (inout ParseStrategy) -> Void) -> ParseStrategy {
      var copy = self
      change(&copy)
      return copy
    }

    /// A copy with another rule for a missing scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy {
      with { $0.scheme = strategy }
    }
    /// A copy with another rule for a missing user.
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.user = strategy }
    }
    /// A copy with another rule for a missing password.
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.password = strategy }
    }
    /// A copy with another rule for a missing host.
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy {
      with { $0.host = strategy }
    }
    /// A copy with another rule for a missing port.
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> ParseStrategy {
      with { $0.port = strategy }
    }
    /// A copy with another rule for a missing path.
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.path = strategy }
    }
    /// A copy with another rule for a missing query.
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.query = strategy }
    }
    /// A copy with another rule for a missing fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.fragment = strategy }
    }
  }
}

extension URLComponents {
  /// The path; nil if it is empty.
  fileprivate var writtenPath: String? {
    get { path.isEmpty ? nil : path }
    set { path = newValue ?? "" }
  }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// Parses URLs that have a scheme and a host.
  public static var url: Self { Self() }
}
