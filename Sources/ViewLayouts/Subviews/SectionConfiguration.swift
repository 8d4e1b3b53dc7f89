import HostInterface
import ViewRuntime

/// One section of those that a container was given: its header, its views, its footer.
///
/// Views outside of any section come as sections without a header.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among those of its container.
  public struct ID: Hashable, Sendable {
    let node: NodeID
  }

  /// What tells the section from the others of its container.
  public let id: ID
  /// The views of the section's header; empty without one.
  public let header: SubviewsCollection
  /// The views of the section itself.
  public let content: SubviewsCollection
  /// The views of the section's footer; empty without one.
  public let footer: SubviewsCollection
  /// What the section as a whole tells its container.
  public let containerValues: ContainerValues
}
