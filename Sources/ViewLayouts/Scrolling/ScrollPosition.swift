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
  /// Grows with each request, so that the same one can be said twice.
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

  /// At an edge of the content.
  ///
  /// - Parameter type: of the ids that are told; left out, those of any type.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), isOfType: { type == Never.self || $0.base is ID })
  }

  /// At a point of the content, which comes to the upper left corner of the scroll view.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), isOfType: { type == Never.self || $0.base is ID })
  }

  /// At a point of the content by its two coordinates.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), isOfType: { type == Never.self || $0.base is ID })
  }

  /// At a distance from the content's left side, in points; up and down it stays where it is.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), isOfType: { type == Never.self || $0.base is ID })
  }

  /// At a distance from the content's top, in points; to the sides it stays where it is.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), isOfType: { type == Never.self || $0.base is ID })
  }

  /// At an edge of the content: `ScrollPosition(edge: .bottom)` begins at the end.
  public init(edge: Edge) { self.init(.edge(edge)) }

  /// At the view with an id.
  ///
  /// - Parameter anchor: the point of the view and of the scroll view that should meet; nil is what
  ///   `scrollPosition(_:anchor:)` says, else as little movement as needed.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(
      .view(ViewID(value: AnyHashable(id)), anchor: anchor), isOfType: { $0.base is ID })
  }

  // MARK: Moving

  private mutating func go(_ place: Place) {
    self.place = place
    request += 1
  }

  /// Moves to an edge of the content; said again, it moves there again.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Moves so that a point of the content comes to the upper left corner of the scroll view.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  /// Moves so that a point of the content comes to the upper left corner of the scroll view.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  /// Moves to a distance from the content's left side, and neither up nor down.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  /// Moves to a distance from the content's top, and not to the sides.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }
  /// Moves until the view with an id is in sight.
  ///
  /// - Parameter anchor: the point of the view and of the scroll view that should meet; nil is what
  ///   `scrollPosition(_:anchor:)` says, else as little movement as needed.
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

  /// The point that the program wants; nil when it wants only one coordinate or something else, or
  /// the user moved it.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  /// The distance from the left side that the program wants; nil when it wants something else, or
  /// the user moved it.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The distance from the top that the program wants; nil when it wants something else, or the
  /// user moved it.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The view that it stands at.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _), .user(let id?): id.base
    default: nil
    }
  }

  /// The id of the view that it stands at; nil if there is none, or its id is of another type.
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
