import Foundation

extension URL {
  /// Writes an address, with or without each of its parts, and reads one.
  ///
  /// ```swift
  /// url.formatted()                                      // https://example.com/news
  /// url.formatted(.url.scheme(.never).path(.never))      // example.com
  /// TextField("Address", value: $url, format: .url)
  /// ```
  ///
  /// The usual style leaves out user, password, query and fragment, and the port of web addresses.
  /// Foundation on Linux does not have it.
  public struct FormatStyle: Hashable, Codable, Sendable {
    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: HostDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    /// - Parameters: when each part is written.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
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

    /// A part of an address, for options that depend on one.
    public enum Component: Int, Hashable, Codable, Sendable {
      /// In the order in which an address has them.
      case scheme, user, password, host, port, path, query, fragment

      fileprivate func value(in parts: URLComponents) -> String? {
        switch self {
        case .scheme: parts.scheme
        case .user: parts.percentEncodedUser
        case .password: parts.percentEncodedPassword
        case .host: parts.host
        case .port: parts.port.map(String.init)
        case .path: parts.percentEncodedPath
        case .query: parts.percentEncodedQuery
        case .fragment: parts.percentEncodedFragment
        }
      }
    }

    // MARK: Other parts

    private func with(_ change: (inout FormatStyle) -> Void) -> FormatStyle {
      var copy = self
      change(&copy)
      return copy
    }

    /// The same with another choice of when the scheme is written.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
      with { $0.scheme = strategy }
    }
    /// The same with another choice of when the user is written.
    public func user(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with { $0.user = strategy }
    }
    /// The same with another choice of when the password is written, which needs a user.
    public func password(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with { $0.password = strategy }
    }
    /// The same with another choice of when the host is written, and which part of it.
    public func host(_ strategy: HostDisplayOption = .always) -> FormatStyle {
      with { $0.host = strategy }
    }
    /// The same with another choice of when the port is written.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> FormatStyle {
      with { $0.port = strategy }
    }
    /// The same with another choice of when the path is written.
    public func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
      with { $0.path = strategy }
    }
    /// The same with another choice of when the query is written.
    public func query(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with { $0.query = strategy }
    }
    /// The same with another choice of when the fragment is written.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with { $0.fragment = strategy }
    }
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// The address in words.
  public func format(_ value: URL) -> String {
    guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
      return value.absoluteString
    }
    func shown(_ component: Component, _ option: URL.FormatStyle.ComponentDisplayOption) -> String?
    {
      component.value(in: parts).flatMap { option.shows(in: parts) ? $0 : nil }
    }
    var text = ""
    if let scheme = shown(.scheme, scheme) {
      text = scheme + (parts.host == nil ? ":" : "://")
    }
    if let host = host.shown(in: parts) {
      if let user = shown(.user, user) {
        text += user + (shown(.password, password).map { ":" + $0 } ?? "") + "@"
      }
      text += host
    }
    text += shown(.port, port).map { ":" + $0 } ?? ""
    text += shown(.path, path) ?? ""
    text += shown(.query, query).map { "?" + $0 } ?? ""
    text += shown(.fragment, fragment).map { "#" + $0 } ?? ""
    return text
  }

  /// Reads whole addresses, with scheme and host, whatever the style writes.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension URL.FormatStyle.Component {
  /// Whether one of the values is that of this part of an address.
  func matches(_ values: Set<String>, in parts: URLComponents) -> Bool {
    value(in: parts).map(values.contains) ?? false
  }
}

extension URL {
  /// The address in words, without what readers seldom want to see of it.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The address as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL {
    style.format(self)
  }

  /// An address read from a text.
  public init<Strategy: Foundation.ParseStrategy>(
    _ value: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The usual way to write an address.
  public static var url: Self { Self() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// The usual way to write and read an address.
  public static var url: Self { Self() }
}
