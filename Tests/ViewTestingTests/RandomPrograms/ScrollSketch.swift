import SwiftUI

/// The description of a scroll view over rows, which ``ScrollSketchView`` shows.
struct ScrollSketch: Equatable {
  enum Kind: CaseIterable { case vertical, horizontal, grid, rowGrid, list }

  enum Row: CaseIterable {
    case fixed, page, thirds, varied, text, pair, optional, inner
  }

  /// How the rows of several groups are combined.
  enum Grouping: CaseIterable { case section, group, plain, padded }

  enum Target: CaseIterable { case none, aligned, alwaysOne, paging }

  enum Position: CaseIterable { case none, id, top, center, bottom, position }

  var kind = Kind.vertical
  var row = Row.fixed
  var target = Target.none
  var position = Position.none
  /// The number of groups; 0 if all rows are elements of one `ForEach`.
  var groups = 0
  /// Whether each group has so many rows that they are made one by one.
  var isLarge = false
  var grouping = Grouping.section
  var pins: PinnedScrollableViews = []
  var spacing: CGFloat?
  /// Whether there are other views before and after the rows.
  var isSurrounded = false
  var margins: CGFloat = 0
  var marginsAreSafeArea = false
  var marksTargets = false
  var isRightToLeft = false
  var start: UnitPoint?
  /// Whether there are 100,000 rows.
  var isVast = false
  var isInSheet = false
  /// Whether rows of a list can be selected and deleted.
  var isEdited = false

  var isHorizontal: Bool { kind == .horizontal || kind == .rowGrid }
  var isGrid: Bool { kind == .grid || kind == .rowGrid }
  /// Whether an eager container lays out the rows in the same way.
  var hasEagerTwin: Bool { (kind == .vertical || kind == .horizontal) && !isVast }
  var hasPins: Bool { !pins.isEmpty }
  /// How many elements there are at first.
  var rowCount: Int { isVast ? 100_000 : groups == 3 && isLarge ? 90 : 30 }
  /// Whether rows may be made with others that are out of sight.
  var makesTogether: Bool { groups == 3 && !isLarge }
  /// Whether all rows have the same length, so that the length of those out of sight is known.
  var isUniform: Bool { groups == 0 && [.fixed, .page, .thirds, .inner].contains(row) }

  static func random(using random: inout ProgramRandom) -> ScrollSketch {
    var sketch = ScrollSketch()
    sketch.kind = random.one(of: [.vertical, .vertical, .horizontal, .grid, .rowGrid, .list])
    sketch.row = random.one(of: Row.allCases)
    sketch.target = random.one(of: [.none, .none, .none, .aligned, .alwaysOne, .paging])
    sketch.position = random.one(
      of: [.none, .none, .none, .id, .top, .center, .bottom, .position])
    sketch.groups = random.one(of: [0, 0, 1, 3])
    if sketch.groups > 0 {
      sketch.grouping = random.one(of: [.section, .section, .group, .plain, .padded])
      sketch.pins = random.one(of: [[], [], .sectionHeaders, [.sectionHeaders, .sectionFooters]])
    }
    sketch.spacing = random.one(of: [nil, 0, 8, 10])
    sketch.isSurrounded = random.below(4) == 0 && sketch.kind != .list
    sketch.margins = random.one(of: [0, 0, 20])
    sketch.marginsAreSafeArea = random.below(2) == 0
    sketch.marksTargets = random.below(3) > 0
    sketch.isRightToLeft = random.below(5) == 0
    sketch.start = random.one(of: [nil, nil, nil, nil, .bottomTrailing, .center])
    if sketch.row == .inner, sketch.isHorizontal { sketch.row = .fixed }
    sketch.isLarge = random.below(2) == 0
    sketch.isVast = random.below(16) == 0 && sketch.groups == 0
    sketch.isInSheet = random.below(10) == 0
    sketch.isEdited = random.below(2) == 0 && sketch.kind == .list && sketch.groups == 0
    return sketch
  }

  /// Simpler sketches, each with one change.
  var smaller: [ScrollSketch] {
    let changes: [(inout ScrollSketch) -> Void] = [
      {
        $0.kind = .vertical
        $0.isEdited = false
      }, { $0.row = .fixed }, { $0.target = .none }, { $0.position = .none },
      {
        $0.groups = 0
        $0.pins = []
      },
      { $0.pins = [] }, { $0.spacing = 0 }, { $0.isSurrounded = false }, { $0.margins = 0 },
      { $0.marksTargets = false }, { $0.isRightToLeft = false }, { $0.start = nil },
      { if $0.row != .fixed { $0.row = .varied } }, { if $0.groups == 3 { $0.groups = 1 } },
      { if $0.isHorizontal { $0.kind = .horizontal } }, { $0.grouping = .plain },
      { $0.isLarge = false }, { $0.isVast = false }, { $0.isInSheet = false },
      { $0.isEdited = false },
    ]
    return changes.map { change in
      var simpler = self
      change(&simpler)
      return simpler
    }
    .filter { $0 != self }
  }
}
