import Foundation

extension URL {
  /// Reads an address, and says which parts it has to have.
  ///
  /// ```swift
  /// let url = try URL(text, strategy: .url.scheme(.defaultValue("https")))  // takes "example.com"
  /// ```
  ///
  /// Unless one says otherwise, it has to have a scheme and a host.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// What becomes of an address that a part is missing in.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>:
      Codable, Hashable, Sendable
    {
      /// It is refused.
      case required
      /// It is taken without the part.
      case optional
      /// It gets this one. With a scheme, what begins with no other begins with the host.
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

    /// - Throws: where it is no address, or lacks a part that is required.
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
      // What names a file has no host, and says so: file:///tmp.
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

    /// The parts of a text. One without a scheme is of the usual one, if there is any: "example.com:80"
    /// has none then, though a scheme, too, ends with a colon.
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

    /// The same, but for what becomes of an address without a scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy {
      with { $0.scheme = strategy }
    }
    /// The same, but for what becomes of an address without a user.
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.user = strategy }
    }
    /// The same, but for what becomes of an address without a password.
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.password = strategy }
    }
    /// The same, but for what becomes of an address without a host.
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> ParseStrategy {
      with { $0.host = strategy }
    }
    /// The same, but for what becomes of an address without a port.
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> ParseStrategy {
      with { $0.port = strategy }
    }
    /// The same, but for what becomes of an address without a path.
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.path = strategy }
    }
    /// The same, but for what becomes of an address without a query.
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.query = strategy }
    }
    /// The same, but for what becomes of an address without a fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> ParseStrategy {
      with { $0.fragment = strategy }
    }
  }
}

extension URLComponents {
  /// The path; nil where there is none.
  fileprivate var writtenPath: String? {
    get { path.isEmpty ? nil : path }
    set { path = newValue ?? "" }
  }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// Reads addresses that have a scheme and a host.
  public static var url: Self { Self() }
}
