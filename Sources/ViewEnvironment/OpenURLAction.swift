import Foundation
import HostInterface
import ViewRuntime

/// Opens an address: `@Environment(\.openURL) private var openURL`, then `openURL(url)`.
///
/// Put another one into the environment to handle links yourself:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   path.append(url)
///   return .handled
/// })
/// ```
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What a handler did with an address.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }

    let kind: Kind

    /// It is done.
    public static let handled = Result(kind: .handled)

    /// It cannot be opened.
    public static let discarded = Result(kind: .discarded)

    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?
  fileprivate nonisolated let commands: HostCommands?

  /// Asks `handler` what to do with each address.
  @preconcurrency
  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
    commands = nil
  }

  fileprivate nonisolated init(_ action: OpenURLAction?, _ commands: HostCommands) {
    handler = action?.handler
    self.commands = commands
  }

  /// Opens an address, without being told whether that was accepted.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// - Parameter completion: told whether the address was accepted.
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
  /// Opens an address; the host does unless a view above handles it.
  public var openURL: OpenURLAction {
    get { OpenURLAction(self[OpenURLKey.self], hostCommands) }
    set { self[OpenURLKey.self] = newValue }
  }
}
