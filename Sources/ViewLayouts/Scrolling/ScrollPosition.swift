import Foundation
import LayoutCore
import ViewRuntime

/// The requested and the current position of a scroll view.
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
/// first visible view of the `scrollTargetLayout()`.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case none
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case view(ViewID, anchor: UnitPoint?)
    /// The position that the user scrolled to.
    case user(ViewID?)
  }

  /// An id of any type.
  struct ViewID: Hashable, @unchecked Sendable {
    let value: AnyHashable

    /// The id itself. `Sendable` has no run-time representation, so a cast cannot check for it.
    var base: (any Hashable & Sendable)? {
      (value.base as? any Hashable).map {
        unsafeBitCast($0, to: (any Hashable & Sendable).self)
      }
    }
  }

  var place = Place.none
  /// Incremented with each request, so that the same position can be requested twice.
  var request = 0
  let isOfType: @Sendable (AnyHashable) -> Bool

  private init(_ place: Place, isOfType: @escaping @Sendable (AnyHashable) -> Bool = { _ in true })
  {
    self.place = place
    self.isOfType = isOfType
  }

  /// - Parameter type: the type of the reported ids.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self) {
    self.init(.none, isOfType: { $0.base is ID })
  }

  /// Makes a position at an edge of the content.
  ///
  /// - Parameter type: the type of the reported ids; if omitted, ids of any type.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), isOfType: { type == Never.self || $0.base is ID })
  }

  /// Makes a position with a point of the content at the upper left corner of the scroll view.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), isOfType: { type == Never.self || $0.base is ID })
  }

  /// Makes a position at a point of the content, by its two coordinates.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), isOfType: { type == Never.self || $0.base is ID })
  }

  /// Makes a position at a distance from the content's left side, in points; the vertical position
  /// is unchanged.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), isOfType: { type == Never.self || $0.base is ID })
  }

  /// Makes a position at a distance from the content's top, in points; the horizontal position is
  /// unchanged.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), isOfType: { type == Never.self || $0.base is ID })
  }

  /// Makes a position at an edge of the content: `ScrollPosition(edge: .bottom)` starts at the end.
  public init(edge: Edge) { self.init(.edge(edge)) }

  /// Makes a position at the view with an id.
  ///
  /// - Parameter anchor: the point of the view to align with the same point of the scroll view; nil
  ///   uses the anchor of `scrollPosition(_:anchor:)`, otherwise the least movement.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(
      .view(ViewID(value: AnyHashable(id)), anchor: anchor), isOfType: { $0.base is ID })
  }

  // MARK: Moving

  private mutating func go(_ place: Place) {
    self.place = place
    request += 1
  }

  /// Scrolls to an edge of the content; each call scrolls there again.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Scrolls a point of the content to the upper left corner of the scroll view.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  /// Scrolls a point of the content to the upper left corner of the scroll view.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  /// Scrolls horizontally to a distance from the content's left side.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  /// Scrolls vertically to a distance from the content's top.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }
  /// Scrolls the view with an id into view.
  ///
  /// - Parameter anchor: the point of the view to align with the same point of the scroll view; nil
  ///   uses the anchor of `scrollPosition(_:anchor:)`, otherwise the least movement.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(ViewID(value: AnyHashable(id)), anchor: anchor))
  }

  // MARK: The current position

  /// Whether the user scrolled last.
  public var isPositionedByUser: Bool {
    get { if case .user = place { true } else { false } }
    set { if newValue { place = .user(nil) } }
  }

  /// The edge that the program requested; nil if it requested something else, or the user has
  /// scrolled.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that the program requested; nil if it requested only one coordinate or something
  /// else, or the user has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  /// The distance from the left side that the program requested; nil if it requested something
  /// else, or the user has scrolled.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The distance from the top that the program requested; nil if it requested something else, or
  /// the user has scrolled.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The id of the view at the position.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _), .user(let id?): id.base
    default: nil
    }
  }

  /// Returns the id of the view at the position; nil if there is none, or its id has another type.
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
