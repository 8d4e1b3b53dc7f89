import Foundation

/// Who may see what is offered.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program, those of the same team or group, or this process alone.
  case all, team, group, ownProcess
}
