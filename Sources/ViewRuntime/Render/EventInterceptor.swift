import HostInterface

/// Takes events in place of the node that they are meant for.
///
/// Put into the traits of a layout-only node, it is asked first for what a host sends to the
/// visible nodes right below: an accessibility action of a view that knows nothing of it.
package struct EventInterceptor {
  package static let key = ObjectIdentifier(EventInterceptor.self)

  /// Answers whether the event is dealt with.
  let take: @MainActor (HostEvent) -> Bool

  package init(_ take: @escaping @MainActor (HostEvent) -> Bool) { self.take = take }
}
