import Foundation
import LayoutCore
import ViewRuntime

/// Where a scroll view is to stand, and where it stands.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { ... }
///   .scrollPosition($position)
/// Button("To the end") { position.scrollTo(edge: .bottom) }
/// ```
///
/// Once the user has moved the scroll view, ``isPositionedByUser`` is true and ``viewID`` is the
/// first view of the `scrollTargetLayout()` that is in sight.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case none
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case view(ViewID, anchor: UnitPoint?)
    /// Where the user left it.
    case user(ViewID?)
  }

  /// An id of any type.
  struct ViewID: Hashable, @unchecked Sendable {
    let value: AnyHashable

    /// The id itself. Whether it may be sent is no question at run time, so no cast can ask it.
    var base: (any Hashable & Sendable)? {
      (value.base as? any Hashable).map {
        unsafeBitCast($0, to: (any Hashable & Sendable).self)
      }
    }
  }

  var place = Place.none
  /// Grows with each wish, so that the same one can be said twice.
  var request = 0
  let isOfType: @Sendable (AnyHashable) -> Bool

  private init(_ place: Place, isOfType: @escaping @Sendable (AnyHashable) -> Bool = { _ in true })
  {
    self.place = place
    self.isOfType = isOfType
  }

  /// - Parameter type: of the ids that are told.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self) {
    self.init(.none, isOfType: { $0.base is ID })
  }

  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), isOfType: { type == Never.self || $0.base is ID })
  }

  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), isOfType: { type == Never.self || $0.base is ID })
  }

  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), isOfType: { type == Never.self || $0.base is ID })
  }

  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), isOfType: { type == Never.self || $0.base is ID })
  }

  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), isOfType: { type == Never.self || $0.base is ID })
  }

  public init(edge: Edge) { self.init(.edge(edge)) }

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(
      .view(ViewID(value: AnyHashable(id)), anchor: anchor), isOfType: { $0.base is ID })
  }

  // MARK: Moving

  private mutating func go(_ place: Place) {
    self.place = place
    request += 1
  }

  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(ViewID(value: AnyHashable(id)), anchor: anchor))
  }

  // MARK: Where it stands

  /// Whether the user moved it last.
  public var isPositionedByUser: Bool {
    get { if case .user = place { true } else { false } }
    set { if newValue { place = .user(nil) } }
  }

  /// The edge that the program wants; nil when it wants something else, or the user moved it.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The view that it stands at.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _), .user(let id?): id.base
    default: nil
    }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    switch place {
    case .view(let id, _), .user(let id?): id.value.base as? T
    default: nil
    }
  }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.place == b.place && a.request == b.request
  }
}
