import Foundation

/// What tells the views that stand for one thing: an id in a name space.
package struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  package nonisolated init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

/// The views that stand for one thing, and where it was seen last.
@MainActor
final class MatchedGroup {
  /// In the order in which they came.
  private var members: [any MatchedMember] = []
  /// Of the source that left in this frame.
  private var formerPlace: (rect: CGRect, frame: Int)?

  func join(_ member: any MatchedMember) { members.append(member) }

  func leave(_ member: any MatchedMember, _ runtime: ViewRuntime) {
    members.removeAll { $0 === member }
    if member.isSource { noteFormerPlace(of: member, runtime) }
  }

  var isEmpty: Bool { members.isEmpty }

  /// A source is none any more, or goes.
  func noteFormerPlace(of member: any MatchedMember, _ runtime: ViewRuntime) {
    guard let rect = member.shownRect else { return }
    formerPlace = (rect, runtime.frameCount)
  }

  /// Whose place the others take: the newest of those that stay.
  func source(for member: any MatchedMember) -> (any MatchedMember)? {
    let source = members.last { $0.isSource && !$0.isLeaving && $0.naturalRect != nil }
    return source === member ? nil : source
  }

  /// Where a newcomer begins: the place of another source that was there before.
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
  /// It was removed and is on its way out.
  var isLeaving: Bool { get }
  /// It came in this frame.
  var isNew: Bool { get }
  /// Which of its points is laid on the same point of another.
  var anchorPoint: CGPoint { get }
  /// In the window, by its own layout; nil: it was never laid out.
  var naturalRect: CGRect? { get }
  /// The same, or where an animation shows it at the moment.
  var shownRect: CGRect? { get }
}
