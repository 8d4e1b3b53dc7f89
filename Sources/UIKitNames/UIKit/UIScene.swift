import Foundation

/// A part of the app that the system shows.
@MainActor @preconcurrency
public class UIScene: Hashable {
  /// Not shown yet, in front, behind other windows, or out of sight.
  public enum ActivationState: Int, Sendable {
    /// Not shown yet, or no more.
    case unattached = -1
    /// In front with the keyboard; seen behind the window that has it; out of sight.
    case foregroundActive, foregroundInactive, background
  }

  /// What the app's delegate chose to be told of the scene's life.
  package var sceneDelegate: AnyObject?

  init() {}

  /// Whether the app is in front: `foregroundActive`, or else `foregroundInactive`.
  public var activationState: ActivationState {
    UIApplication.shared.applicationState == .active ? .foregroundActive : .foregroundInactive
  }

  public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
