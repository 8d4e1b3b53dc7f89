import Foundation

extension URL.FormatStyle {
  /// When a component of a URL is written.
  public struct ComponentDisplayOption: Hashable, Codable, Sendable {
    private enum Rule: Hashable, Codable {
      case always
      case never
      case notForWebAddresses
      case when(Component, Set<String>)
      case unless(Component, Set<String>)
    }

    private let rule: Rule

    /// Whenever the URL has it.
    public static var always: Self { Self(rule: .always) }
    /// Never, even if the URL has it.
    public static var never: Self { Self(rule: .never) }
    /// For all URLs except those of `http` and `https`.
    public static var omitIfHTTPFamily: Self { Self(rule: .notForWebAddresses) }

    /// If this or another component has one of some values.
    public static func displayWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(rule: .when(component, requirements))
    }

    /// Unless this or another component has one of some values.
    public static func omitWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(rule: .unless(component, requirements))
    }

    func shows(in parts: URLComponents) -> Bool {
      switch rule {
      case .always: true
      case .never: false
      case .notForWebAddresses: !["http", "https"].contains(parts.scheme?.lowercased())
      case .when(let component, let values): component.matches(values, in: parts)
      case .unless(let component, let values): !component.matches(values, in: parts)
      }
    }
  }

  /// When the host of a URL is written, and how much of it.
  public struct HostDisplayOption: Hashable, Codable, Sendable {
    private var option = ComponentDisplayOption.always
    /// The subdomains that are left out.
    private var left: Set<String> = []
    private var leavesSeveral = false
    /// The condition under which they are left out; nil means always.
    private var place: ComponentDisplayOption?

    /// Whenever the URL has one.
    public static var always: Self { Self() }
    /// Never, even if the URL has one.
    public static var never: Self { Self(option: .never) }
    /// For all URLs except those of `http` and `https`.
    public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }

    /// If a component of the URL has one of some values.
    public static func displayWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(option: .displayWhen(component, matches: requirements))
    }

    /// Unless a component of the URL has one of some values.
    public static func omitWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(option: .omitWhen(component, matches: requirements))
    }

    /// Without subdomains such as "www".
    ///
    /// - Parameter includeMultiLevelSubdomains: whether all such subdomains at the front are left
    ///   out, not just the first.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(left: subdomainsToOmit, leavesSeveral: includeMultiLevelSubdomains)
    }

    /// The same, if a component of the URL has one of some values.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false,
      when component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(
        left: subdomainsToOmit, leavesSeveral: includeMultiLevelSubdomains,
        place: .displayWhen(component, matches: requirements))
    }

    func shown(in parts: URLComponents) -> String? {
      guard option.shows(in: parts), let host = parts.host else { return nil }
      guard !left.isEmpty, place?.shows(in: parts) ?? true else { return host }
      var names = host.split(separator: ".", omittingEmptySubsequences: false)
      repeat {
        guard names.count > 2, left.contains(String(names[0])) else { break }
        names.removeFirst()
      } while leavesSeveral
      return names.joined(separator: ".")
    }
  }
}
