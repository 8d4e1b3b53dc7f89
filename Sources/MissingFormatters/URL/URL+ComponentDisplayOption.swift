import Foundation

extension URL.FormatStyle {
  /// When a part of an address is written.
  public struct ComponentDisplayOption: Hashable, Codable, Sendable {
    private enum Rule: Hashable, Codable {
      case always
      case never
      case notForWebAddresses
      case when(Component, Set<String>)
      case unless(Component, Set<String>)
    }

    private let rule: Rule

    /// Wherever the address has it.
    public static var always: Self { Self(rule: .always) }
    /// Nowhere, though the address has it.
    public static var never: Self { Self(rule: .never) }
    /// In all addresses but those of `http` and `https`.
    public static var omitIfHTTPFamily: Self { Self(rule: .notForWebAddresses) }

    /// Where a part, this or another one, has one of some values.
    public static func displayWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(rule: .when(component, requirements))
    }

    /// Everywhere but where a part, this or another one, has one of some values.
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

  /// When the host of an address is written, and how much of it.
  public struct HostDisplayOption: Hashable, Codable, Sendable {
    private var option = ComponentDisplayOption.always
    /// The names in front of the host that are left out.
    private var left: Set<String> = []
    private var leavesSeveral = false
    /// Where they are; nil: everywhere.
    private var place: ComponentDisplayOption?

    /// Wherever the address has one.
    public static var always: Self { Self() }
    /// Nowhere, though the address has one.
    public static var never: Self { Self(option: .never) }
    /// In all addresses but those of `http` and `https`.
    public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }

    /// Where a part of the address has one of some values.
    public static func displayWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(option: .displayWhen(component, matches: requirements))
    }

    /// Everywhere but where a part of the address has one of some values.
    public static func omitWhen(
      _ component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(option: .omitWhen(component, matches: requirements))
    }

    /// Without names such as "www" in front.
    ///
    /// - Parameter includeMultiLevelSubdomains: whether all such names at the front are left out, and
    ///   not the first one alone.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(left: subdomainsToOmit, leavesSeveral: includeMultiLevelSubdomains)
    }

    /// The same, where a part of the address has one of some values.
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
