import HostInterface

/// Takes events in place of the node that they are meant for.
///
/// Stored in the traits of a layout-only node, it is the first to receive what a host sends to the
/// visible nodes directly below: for example, an accessibility action that the view itself does not
/// handle.
package struct EventInterceptor {
  package static let key = ObjectIdentifier(EventInterceptor.self)

  /// Returns whether the event was handled.
  let take: @MainActor (HostEvent) -> Bool

  package init(_ take: @escaping @MainActor (HostEvent) -> Bool) { self.take = take }
}
