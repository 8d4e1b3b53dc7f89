import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewEvents
import ViewGestures
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A divider that the user moves with the mouse, or with keys while it has the focus.
///
/// | keys | |
/// |---|---|
/// | arrows | by one cell of a terminal, with Shift by ten |
/// | Home, End | as far as possible |
///
/// On hosts with a finer grid than cells, the mouse takes hold of it from 3 points away. Its
/// accessibility value is its position in points.
struct SplitLine: View {
  let axis: Axis
  /// The current offset.
  let start: () -> CGFloat
  /// Moves the divider; layout limits the offset to what fits.
  let move: (CGFloat) -> Void
  @State private var from: CGFloat?
  @State private var place: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  init(axis: Axis, start: @escaping () -> CGFloat, move: @escaping (CGFloat) -> Void) {
    self.axis = axis
    self.start = start
    self.move = move
  }

  private var reach: CGFloat { 3 }

  /// The coordinate space of the dividers' positions.
  static var space: NamedCoordinateSpace { .named(SplitSpace()) }

  var body: some View {
    Divider()
      .accessibilityHidden(false)
      .accessibilityLabel(Text(.library("Divider")))
      .accessibilityValue(Text(verbatim: "\(Int(clamping: place.rounded()))"))
      .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
      .focusable()
      .onKeyPress(phases: [.down, .repeat], action: take)
      .padding(axis == .horizontal ? .horizontal : .vertical, reach)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let from = from ?? start()
            self.from = from
            move(from + way(drag.translation))
          }
          .onEnded { _ in from = nil }
      )
      // The views on both sides reach to the line; it is taken hold of from a little further away.
      .padding(axis == .horizontal ? .horizontal : .vertical, -reach)
      .zIndex(1)
      .onGeometryChange(for: CGPoint.self) {
        $0.frame(in: Self.space).origin
      } action: { origin in
        place = axis == .horizontal ? origin.x : origin.y
      }
  }

  private func way(_ translation: CGSize) -> CGFloat {
    axis == .horizontal ? translation.width * leading : translation.height
  }

  /// -1 in right-to-left layouts, otherwise 1.
  private var leading: CGFloat { direction == .rightToLeft ? -1 : 1 }

  private func take(_ press: KeyPress) -> KeyPress.Result {
    let held = press.modifiers.subtracting(.numericPad)
    guard held.isSubset(of: .shift) else { return .ignored }
    let count: CGFloat = held.contains(.shift) ? 10 : 1
    switch (press.key, axis) {
    case (.leftArrow, .horizontal): step(-count * leading)
    case (.rightArrow, .horizontal): step(count * leading)
    case (.upArrow, .vertical): step(-count)
    case (.downArrow, .vertical): step(count)
    case (.home, _): move(-1e6)
    case (.end, _): move(1e6)
    default: return .ignored
    }
    return .handled
  }

  private func step(_ count: CGFloat) {
    move(start() + count * (axis == .horizontal ? 8 : 16))
  }
}

private struct SplitSpace: Hashable {}
