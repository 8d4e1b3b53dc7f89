#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// The cached painting of a node and its descendants, or of a group of siblings in a long child
  /// list: valid until something in it changes.
  ///
  /// ```text
  ///   window ─ column ┬ group ┬ text        a text changed: the pictures on the path to the window
  ///                   │       └ text*       are painted again, from pictures that are cached
  ///                   └ group ─ ...
  /// ```
  ///
  /// Invariant: if ``reach`` is unknown, no cached painting contains this.
  final class CachedPainting {
    /// The area that it paints, from its own corner; nil: to be computed again.
    var reach: Reach?
    var drawing: Drawing?
    /// The children in nested groups, if there are too many to visit for each change; empty: they
    /// are few, or the groups have not been requested yet.
    var groups: [CachedPainting] = []
    /// The children of a group.
    let range: Range<Int>
    /// Among grouped children: the masks, and whether any child has a blend mode.
    var masks: [HostTree.Node] = []
    var hasBlend = false
    /// The node's last known index among its siblings.
    var place = 0

    init(range: Range<Int> = 0..<0) { self.range = range }

    func forget() {
      reach = nil
      drawing = nil
    }

    /// Invalidates the groups that contain a child.
    func forgetGroups(of index: Int) {
      var groups = groups
      while let first = groups.first {
        let number = index / first.range.count
        guard groups.indices.contains(number) else { return }
        groups[number].forget()
        groups = groups[number].groups
      }
    }

    /// The maximum number of children that are not grouped.
    static let few = 16
    /// A change visits all members of each enclosing group, on every level. Small groups on more
    /// levels mean fewer visits in total.
    private static let groupSize = 8

    /// Divides children into groups, and the groups again as long as there are many.
    func divide(_ children: [HostTree.Node]) {
      masks = children.filter { $0.content.role == .mask }
      hasBlend = children.contains { $0.content.blending != nil }
      groups = stride(from: 0, to: children.count, by: Self.groupSize).map {
        CachedPainting(range: $0..<min($0 + Self.groupSize, children.count))
      }
      while groups.count > Self.few {
        let parts = groups
        groups = stride(from: 0, to: parts.count, by: Self.groupSize).map {
          let part = parts[$0..<min($0 + Self.groupSize, parts.count)]
          let group = CachedPainting(
            range: part.first!.range.lowerBound..<part.last!.range.upperBound)
          group.groups = Array(part)
          return group
        }
      }
    }
  }

  /// The area that something paints, and whether it contains widgets: those paint themselves at any
  /// time, and so are visited each time.
  struct Reach {
    /// nil: anywhere.
    private(set) var bounds: CGRect?
    var hasWidgets = false

    static let nothing = Reach(bounds: .null)

    init(bounds: CGRect?) { self.bounds = bounds }

    mutating func add(_ other: Reach, at corner: CGPoint) {
      hasWidgets = hasWidgets || other.hasWidgets
      guard let mine = bounds else { return }
      bounds = other.bounds.map { mine.union($0.offsetBy(dx: corner.x, dy: corner.y)) }
    }

    mutating func leadAnywhere() { bounds = nil }

    func isSeen(in clip: CGRect, at corner: CGPoint) -> Bool {
      guard let bounds else { return true }
      return !bounds.isNull
        && !bounds.offsetBy(dx: corner.x, dy: corner.y).overlap(with: clip).isNull
    }
  }

  /// The inherited conditions of a painting.
  struct PaintConditions {
    var primary: GdkRGBA?
    var isDisabled: Bool
    var scale: Int32

    func isSame(as other: PaintConditions) -> Bool {
      isDisabled == other.isDisabled && scale == other.scale
        && primary.map(\.parts) == other.primary.map(\.parts)
    }
  }

  /// A cached picture, as GTK's render node, with the conditions under which it is valid.
  final class Drawing {
    /// nil: nothing was painted.
    let node: OpaquePointer?
    private let corner: CGPoint
    private let conditions: PaintConditions
    /// The visible area, if anything outside was omitted.
    private let clip: CGRect?

    init(
      _ node: OpaquePointer?, at corner: CGPoint, _ conditions: PaintConditions,
      within clip: CGRect?
    ) {
      self.node = node
      self.corner = corner
      self.conditions = conditions
      self.clip = clip
    }

    isolated deinit { node.map { gsk_render_node_unref($0) } }

    var isCut: Bool { clip != nil }

    /// Returns how far to move the picture to a corner; nil: it must be painted again, because
    /// rounding to pixels differs, or another part is visible.
    func shift(to corner: CGPoint, _ conditions: PaintConditions, within clip: CGRect) -> CGPoint? {
      let shift = CGPoint(x: corner.x - self.corner.x, y: corner.y - self.corner.y)
      guard conditions.isSame(as: self.conditions), shift.x.isWhole, shift.y.isWhole else {
        return nil
      }
      if let former = self.clip, former.offsetBy(dx: shift.x, dy: shift.y) != clip { return nil }
      return shift
    }
  }

  extension CGFloat {
    fileprivate var isWhole: Bool { (self - rounded()).magnitude < 1e-6 }
  }

  extension GdkRGBA {
    fileprivate var parts: SIMD4<Float> { SIMD4(red, green, blue, alpha) }
  }
#endif
