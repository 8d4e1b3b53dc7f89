#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// What a node and all below it look like, or some neighbours among very many children: kept
  /// until something in there changes.
  ///
  /// ```text
  ///   window ─ column ┬ group ┬ text        a text changed: the pictures on the way to the window
  ///                   │       └ text*       are painted again, of pictures that are kept
  ///                   └ group ─ ...
  /// ```
  ///
  /// Invariant: where ``reach`` is not known, nothing that contains this is kept.
  final class CachedPainting {
    /// Where it paints, from its own corner; nil: to be found again.
    var reach: Reach?
    var drawing: Drawing?
    /// The children in groups, and those again, where there are too many to go through for each
    /// change; empty: they are few, or nobody has asked yet.
    var groups: [CachedPainting] = []
    /// Which children a group is of.
    let range: Range<Int>
    /// Among the children in groups: those that hide others, and whether any is mixed with what
    /// lies behind it.
    var masks: [HostTree.Node] = []
    var hasBlend = false
    /// Where the node stood among its siblings when somebody looked last.
    var place = 0

    init(range: Range<Int> = 0..<0) { self.range = range }

    func forget() {
      reach = nil
      drawing = nil
    }

    /// Forgets the groups that a child is in.
    func forgetGroups(of index: Int) {
      var groups = groups
      while let first = groups.first {
        let number = index / first.range.count
        guard groups.indices.contains(number) else { return }
        groups[number].forget()
        groups = groups[number].groups
      }
    }

    /// How many children are gone through one by one.
    static let few = 48
    private static let groupSize = 32

    /// Divides children, and the groups of them as long as there are many.
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

  /// Where something paints, and whether widgets are among it: those paint themselves, whenever
  /// they like, and so are gone through each time.
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

  /// What decides how a thing is painted beside itself.
  struct PaintConditions {
    var primary: GdkRGBA?
    var isDisabled: Bool
    var scale: Int32

    func isSame(as other: PaintConditions) -> Bool {
      isDisabled == other.isDisabled && scale == other.scale
        && primary.map(\.parts) == other.primary.map(\.parts)
    }
  }

  /// A picture as GTK keeps it, and where it holds.
  final class Drawing {
    /// nil: nothing was painted.
    let node: OpaquePointer?
    private let corner: CGPoint
    private let conditions: PaintConditions
    /// What could be seen, if anything was left out for it.
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

    /// How far it has to be moved to stand at a corner; nil: it must be painted again, as what is
    /// rounded to pixels comes out differently, or something else is in sight.
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
