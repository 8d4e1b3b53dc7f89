import HostInterface
import ViewRuntime

/// A section of a container's content: its header, views and footer.
///
/// Views outside any section form sections without a header.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section within its container.
  public struct ID: Hashable, Sendable {
    let node: NodeID
  }

  /// The section's identity within its container.
  public let id: ID
  /// The views of the section's header; empty without one.
  public let header: SubviewsCollection
  /// The views of the section itself.
  public let content: SubviewsCollection
  /// The views of the section's footer; empty without one.
  public let footer: SubviewsCollection
  /// The container values of the section as a whole.
  public let containerValues: ContainerValues
}
