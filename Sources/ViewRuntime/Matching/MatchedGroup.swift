import Foundation

/// Identifies the views that represent the same thing: an id in a namespace.
package struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  package nonisolated init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

/// The views that represent the same thing, and where it was last visible.
@MainActor
final class MatchedGroup {
  /// In order of arrival.
  private var members: [any MatchedMember] = []
  /// The place of the source that left in this frame.
  private var formerPlace: (rect: CGRect, frame: Int)?

  func join(_ member: any MatchedMember) { members.append(member) }

  func leave(_ member: any MatchedMember, _ runtime: ViewRuntime) {
    members.removeAll { $0 === member }
    if member.isSource { noteFormerPlace(of: member, runtime) }
  }

  var isEmpty: Bool { members.isEmpty }

  /// Called when a source stops being one, or goes away.
  func noteFormerPlace(of member: any MatchedMember, _ runtime: ViewRuntime) {
    guard let rect = member.shownRect else { return }
    formerPlace = (rect, runtime.frameCount)
  }

  /// Returns the member whose place the others take: the newest one that stays.
  func source(for member: any MatchedMember) -> (any MatchedMember)? {
    let source = members.last { $0.isSource && !$0.isLeaving && $0.naturalRect != nil }
    return source === member ? nil : source
  }

  /// Returns where a newcomer begins: the place of another source that was there before.
  func start(for member: any MatchedMember, _ runtime: ViewRuntime) -> CGRect? {
    if let other = members.last(where: { $0 !== member && $0.isSource && !$0.isNew }),
      let rect = other.shownRect
    {
      return rect
    }
    guard let formerPlace, formerPlace.frame == runtime.frameCount else { return nil }
    return formerPlace.rect
  }
}

/// A view with `matchedGeometryEffect`.
@MainActor
protocol MatchedMember: AnyObject {
  var isSource: Bool { get }
  /// Whether it was removed and is leaving.
  var isLeaving: Bool { get }
  /// Whether it was inserted in this frame.
  var isNew: Bool { get }
  /// The point that is aligned with the same point of another member.
  var anchorPoint: CGPoint { get }
  /// The frame in the window according to its own layout; nil if it was never laid out.
  var naturalRect: CGRect? { get }
  /// The same frame, or where an animation currently shows it.
  var shownRect: CGRect? { get }
}
