/// The description of a view, which ``SketchView`` shows.
indirect enum ViewSketch: Equatable {
  case leaf(Leaf)
  case container(Container, [ViewSketch])
  /// One view for each of the program's items.
  case rows(ViewSketch)
  case when(Int, ViewSketch, ViewSketch?)
  case identified(Int, ViewSketch)
  case erased(ViewSketch)
  case modified(ViewSketch, Modifier)
  /// A secondary view that belongs to the first: its kind, and the flag that shows it.
  case attached(ViewSketch, Attachment, ViewSketch, flag: Int)

  enum Leaf: String, CaseIterable {
    case text, number, flag, typed, color, divider, spacer, empty, image, circle
    case toggle, stepper, slider, field, picker, button, progress, menu
    case state, binding, object, observed, shared, bindable, surroundings, focus, metric, timeline
    case elements, nested, moved, phases, keyframes, outline, table, chosen, canvas, gauge, secure
    case editor, lines, chosenFocus, awaited, received, movedFocus, chosenColumn
    case scene
  }

  enum Container: String, CaseIterable {
    case vertical, horizontal, depth, group, lazyVertical, lazyHorizontal, scroll, sideways, list
    case form, section, grid, gridRow, lazyGrid, adaptive, fits, layout, disclosure, box, navigation
    case links, tabs, geometry, sum, control
    case diagonal, switched, subviews, sections, lazyRows, split, reader, twoWays, labelled, fitting
  }

  enum Modifier: String, CaseIterable {
    case padding, frame, wide, fixed, offset, opacity, hidden, border, font, disabled, index
    case priority, guide, label, preference, level, rotation, scale, clip, appear, change, task
    case slide, fade, move, matched, animation, transaction, named, aspect, position, lines, ratio
    case insets, rightToLeft, type, tag, geometry
    case searchable, renewed, blurred, numeric, dragged, hovered, context, draggable, visual
    case scrolled, swapped, springing, repeated, group, redacted, changes, anchored, defaults
  }

  enum Attachment: String, CaseIterable {
    case overlay, background, inset, mask, sheet, alert, popover, toolbar, cover
    case dialog, inspector, bar, item
  }
}

extension ViewSketch {
  /// The vocabulary that sketches are made of.
  enum Vocabulary {
    /// The vocabulary at the time when the seeds of former failures were recorded.
    case first
    case whole

    var leaves: [Leaf] { words { $0 == .elements } }
    var containers: [Container] { words { $0 == .diagonal } }
    var modifiers: [Modifier] { words { $0 == .searchable } }
    var attachments: [Attachment] { words { $0 == .dialog } }

    private func words<Word: CaseIterable>(until isLater: (Word) -> Bool) -> [Word] {
      let words = Array(Word.allCases)
      return self == .whole ? words : Array(words.prefix { !isLater($0) })
    }
  }

  static func random(
    depth: Int, of vocabulary: Vocabulary, using random: inout ProgramRandom
  ) -> ViewSketch {
    if depth == 0 { return .leaf(random.one(of: vocabulary.leaves)) }
    func inner(_ random: inout ProgramRandom) -> ViewSketch {
      let less = random.below(2) * (depth > 1 ? 1 : 0)
      return .random(depth: depth - 1 - less, of: vocabulary, using: &random)
    }
    switch random.below(20) {
    case ..<3: return .leaf(random.one(of: vocabulary.leaves))
    case ..<9:
      let count = 1 + random.below(3)
      return .container(
        random.one(of: vocabulary.containers), (0..<count).map { _ in inner(&random) })
    case ..<11: return .rows(inner(&random))
    case ..<13:
      return .when(random.below(3), inner(&random), random.below(2) == 0 ? inner(&random) : nil)
    case 13: return .identified(random.below(3), inner(&random))
    case 14: return .erased(inner(&random))
    case ..<19: return .modified(inner(&random), random.one(of: vocabulary.modifiers))
    default:
      return .attached(
        inner(&random), random.one(of: vocabulary.attachments), inner(&random),
        flag: random.below(3))
    }
  }

  /// Whether it contains such a container.
  func contains(_ kind: Container) -> Bool {
    contains { sketch in
      if case .container(kind, _) = sketch { true } else { false }
    }
  }

  /// Whether this sketch or one inside it satisfies a condition.
  func contains(where isWanted: (ViewSketch) -> Bool) -> Bool {
    if isWanted(self) { return true }
    return switch self {
    case .leaf: false
    case .container(_, let children): children.contains { $0.contains(where: isWanted) }
    case .rows(let child), .identified(_, let child), .erased(let child), .modified(let child, _):
      child.contains(where: isWanted)
    case .when(_, let first, let second):
      first.contains(where: isWanted) || second?.contains(where: isWanted) == true
    case .attached(let first, _, let second, _):
      first.contains(where: isWanted) || second.contains(where: isWanted)
    }
  }

  /// Whether it presents something above the window.
  var presents: Bool {
    switch self {
    case .attached(_, .sheet, _, _), .attached(_, .alert, _, _), .attached(_, .popover, _, _),
      .attached(_, .cover, _, _), .attached(_, .dialog, _, _), .attached(_, .inspector, _, _),
      .attached(_, .item, _, _):
      true
    default: false
    }
  }

  /// Simpler sketches that may replace it when a failure is shrunk.
  var smaller: [ViewSketch] {
    switch self {
    case .leaf(.text): []
    case .leaf: [.leaf(.text)]
    case .container(let kind, let children):
      children
        + children.indices.map { index in
          var fewer = children
          fewer.remove(at: index)
          return .container(kind, fewer)
        }
        + children.indices.flatMap { index in
          children[index].smaller.map { child in
            var others = children
            others[index] = child
            return .container(kind, others)
          }
        }
    case .rows(let row): [row] + row.smaller.map { .rows($0) }
    case .when(let flag, let first, let second):
      [first] + (second.map { [$0, .when(flag, first, nil)] } ?? [])
        + first.smaller.map { .when(flag, $0, second) }
        + (second?.smaller ?? []).map { .when(flag, first, $0) }
    case .identified(let number, let child):
      [child] + child.smaller.map { .identified(number, $0) }
    case .erased(let child): [child] + child.smaller.map { .erased($0) }
    case .modified(let child, let modifier):
      [child] + child.smaller.map { .modified($0, modifier) }
    case .attached(let child, let kind, let other, let flag):
      [child, other] + child.smaller.map { .attached($0, kind, other, flag: flag) }
        + other.smaller.map { .attached(child, kind, $0, flag: flag) }
    }
  }
}
