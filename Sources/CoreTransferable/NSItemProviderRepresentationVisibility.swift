import Foundation

/// Which programs may see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program, those of the same team or group, or only this process.
  case all, team, group, ownProcess
}
