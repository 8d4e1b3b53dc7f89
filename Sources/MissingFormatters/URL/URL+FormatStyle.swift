import Foundation

extension URL {
  /// Formats a URL, with or without each of its components, and parses one.
  ///
  /// ```swift
  /// url.formatted()                                      // https://example.com/news
  /// url.formatted(.url.scheme(.never).path(.never))      // example.com
  /// TextField("Address", value: $url, format: .url)
  /// ```
  ///
  /// The default style leaves out user, password, query and fragment, and the port of web URLs.
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

    /// A component of a URL, for options that depend on one.
    public enum Component: Int, Hashable, Codable, Sendable {
      /// In the order of a URL.
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

    /// A copy with another option for the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
      with { $0.scheme = strategy }
    }
    /// A copy with another option for the user.
    public func user(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with { $0.user = strategy }
    }
    /// A copy with another option for the password, which needs a user.
    public func password(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with { $0.password = strategy }
    }
    /// A copy with another option for the host.
    public func host(_ strategy: HostDisplayOption = .always) -> FormatStyle {
      with { $0.host = strategy }
    }
    /// A copy with another option for the port.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> FormatStyle {
      with { $0.port = strategy }
    }
    /// A copy with another option for the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
      with { $0.path = strategy }
    }
    /// A copy with another option for the query.
    public func query(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with { $0.query = strategy }
    }
    /// A copy with another option for the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with { $0.fragment = strategy }
    }
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// The URL as text.
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

  /// Parses complete URLs, with scheme and host, whatever the style writes.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension URL.FormatStyle.Component {
  /// Whether this component of a URL has one of the values.
  func matches(_ values: Set<String>, in parts: URLComponents) -> Bool {
    value(in: parts).map(values.contains) ?? false
  }
}

extension URL {
  /// The URL as text, without the components that are seldom shown.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The URL formatted with a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL {
    style.format(self)
  }

  /// A URL parsed from text.
  public init<Strategy: Foundation.ParseStrategy>(
    _ value: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The default format of a URL.
  public static var url: Self { Self() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// The default format of a URL.
  public static var url: Self { Self() }
}
