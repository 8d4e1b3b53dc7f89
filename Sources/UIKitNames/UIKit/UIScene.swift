import Foundation

/// A part of the app that the system shows.
@MainActor @preconcurrency
public class UIScene: Hashable {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not shown yet, or no longer.
    case unattached = -1
    /// In front with the keyboard; visible behind the window that has it; out of sight.
    case foregroundActive, foregroundInactive, background
  }

  /// The object that the app's delegate chose as the scene's delegate.
  package var sceneDelegate: AnyObject?

  init() {}

  /// `foregroundActive` if the app is in front, `foregroundInactive` otherwise.
  public var activationState: ActivationState {
    UIApplication.shared.applicationState == .active ? .foregroundActive : .foregroundInactive
  }

  public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
