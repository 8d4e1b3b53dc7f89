import Foundation
import UniformTypeIdentifiers

/// Who may see what is offered.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
