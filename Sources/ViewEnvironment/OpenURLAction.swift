import Foundation
import HostInterface
import ViewRuntime

/// An action that opens a URL: `@Environment(\.openURL) private var openURL`, then `openURL(url)`.
///
/// Set another action in the environment to handle links yourself:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   path.append(url)
///   return .handled
/// })
/// ```
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of handling a URL.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }

    let kind: Kind

    /// The URL has been handled.
    public static let handled = Result(kind: .handled)

    /// The URL cannot be opened.
    public static let discarded = Result(kind: .discarded)

    /// The system should open the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The system should open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?
  fileprivate nonisolated let commands: HostCommands?

  /// Makes an action that calls `handler` for each URL.
  @preconcurrency
  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
    commands = nil
  }

  fileprivate nonisolated init(_ action: OpenURLAction?, _ commands: HostCommands) {
    handler = action?.handler
    self.commands = commands
  }

  /// Opens a URL, ignoring whether it was accepted.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// - Parameter completion: called with whether the URL was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      commands?.perform(.openURL(other ?? url))
      completion(commands != nil)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue: OpenURLAction? = nil
}

extension EnvironmentValues {
  /// The action that opens a URL; the host opens it unless an ancestor sets another action.
  public var openURL: OpenURLAction {
    get { OpenURLAction(self[OpenURLKey.self], hostCommands) }
    set { self[OpenURLKey.self] = newValue }
  }
}
