import CellText
import Foundation
import HostInterface
import LayoutCore
import Rasterizer

/// Draws a canvas: its figures as dots, two by four per cell, and its texts in the cells
/// themselves, each in its drawing order.
@MainActor
struct DrawingPainting {
  private let node: HostTree.Node
  private let placement: Placement
  private let metrics: CellMetrics
  private let theme: Theme
  private let pictures: PictureCache

  init(
    _ node: HostTree.Node, _ placement: Placement, _ metrics: CellMetrics, _ theme: Theme,
    _ pictures: PictureCache
  ) {
    self.node = node
    self.placement = placement
    self.metrics = metrics
    self.theme = theme
    self.pictures = pictures
  }

  func draw(_ list: DisplayList, on screen: inout CellBuffer) {
    // The whole canvas, whatever part is damaged: the result of a blur depends on its surroundings.
    let area = metrics.visibleCells(placement.frame).intersection(screen.bounds)
    guard !area.isEmpty else { return }
    let dots = CGAffineTransform(
      scaleX: 2 / metrics.width, y: 4 / metrics.height)
    let start = CGPoint(
      x: CGFloat(area.columns.lowerBound) * metrics.width,
      y: CGFloat(area.rows.lowerBound) * metrics.height)
    let toDots = CGAffineTransform(
      translationX: placement.frame.minX - start.x, y: placement.frame.minY - start.y
    ).concatenating(dots)
    let toWindow = dots.inverted().concatenating(
      CGAffineTransform(translationX: start.x, y: start.y))
    // The replay calls back while it draws: the screen is held here meanwhile.
    var shown = screen
    shown.clipped(to: area) { buffer in
      let keeper = ScreenKeeper(buffer)
      let replay = DrawingReplay(
        width: area.columns.count * 2, height: area.rows.count * 4, thinnestLine: 1.5, sources
      ) { replay, words in
        show(replay.buffer, area, on: &keeper.screen)
        replay.clear()
        for word in words { write(word, toWindow, on: &keeper.screen) }
      }
      replay.draw(list, toDots)
      show(replay.buffer, area, on: &keeper.screen)
      buffer = keeper.screen
    }
    screen = shown
  }

  private var sources: DrawingSources {
    DrawingSources(
      color: { [theme, placement] color in
        var ink = theme.ink(color)
        if ink.color.isStandard {
          let isBackground = color.isBackground
          ink = Ink(
            isBackground ? theme.backdrop.background : theme.backdrop.foreground,
            opacity: ink.opacity)
        }
        for filter in placement.filters { ink = filter.apply(to: ink) }
        return SIMD4(
          Float(ink.color.red) / 255, Float(ink.color.green) / 255, Float(ink.color.blue) / 255,
          Float(ink.opacity))
      },
      pixmap: { [pictures] in pictures.pixmap(of: $0) },
      symbol: { [node] id in node.children.first { $0.id == id } })
  }

  // MARK: Figures

  private func show(_ buffer: PixelBuffer, _ area: CellRect, on screen: inout CellBuffer) {
    let painted = buffer.painted
    guard !painted.isEmpty else { return }
    let opacity = Float(placement.opacity * (placement.isDisabled ? 0.5 : 1))
    for row in (painted.rows.lowerBound / 4)...((painted.rows.upperBound - 1) / 4) {
      for column in (painted.columns.lowerBound / 2)...((painted.columns.upperBound - 1) / 2) {
        let point = CellPoint(
          area.columns.lowerBound + column, area.rows.lowerBound + row)
        guard screen.clip.contains(point) else { continue }
        let below = screen[point.column, point.row].style.background
        let background = below.isStandard ? theme.backdrop.background : below
        let cell = DotCell(buffer, column, row, opacity: opacity)
        guard let look = cell.look(on: background, theme) else { continue }
        let pen = Pen(Ink(look.foreground), background: look.background.map { Ink($0) })
        screen.put(look.glyph, width: 1, at: point, pen: pen)
      }
    }
  }

  // MARK: Words

  private func write(
    _ words: DrawingReplay.Words, _ toWindow: CGAffineTransform, on screen: inout CellBuffer
  ) {
    let transform = words.transform.concatenating(toWindow)
    // Text has one size and is upright: a rotated or scaled text keeps its centre.
    let isPlain =
      abs(transform.a - 1) < 1e-6 && abs(transform.d - 1) < 1e-6 && abs(transform.b) < 1e-6
    var frame = words.rect.applying(transform)
    if !isPlain {
      let middle = CGPoint(x: words.rect.midX, y: words.rect.midY).applying(transform)
      frame = CGRect(
        x: middle.x - words.rect.width / 2, y: middle.y - words.rect.height / 2,
        width: words.rect.width, height: words.rect.height)
    }
    guard frame.minX.isFinite, frame.minY.isFinite, abs(frame.minX) < 1e6, abs(frame.minY) < 1e6
    else { return }
    var place = placement
    place.frame = frame
    place.cells = metrics.cells(frame)
    place.opacity *= words.opacity
    guard place.opacity > 0.01 else { return }
    switch words.content {
    case .text(let text): TextPainting(text, place, metrics, theme).draw(on: &screen)
    case .image(let image):
      let sampler = PaintSampler(image.paint, in: frame, placement: place, theme: theme)
      ImagePainting(image, metrics).draw(
        in: metrics.visibleCells(frame), quarterTurns: 0, sampler: sampler, theme: theme,
        on: &screen)
    case .control(let content):
      guard let renderer = content.control?.kind.renderer else { return }
      let look = ControlLook(
        theme: theme, tint: theme.tint(of: content.control), isFocused: false, isPressed: false,
        isDisabled: place.isDisabled, opacity: place.opacity, phase: 0)
      renderer.draw(content, in: metrics.visibleCells(frame), look: look, on: &screen)
    }
  }
}

/// Lets a callback draw on the screen that its caller holds.
private final class ScreenKeeper {
  var screen: CellBuffer
  init(_ screen: CellBuffer) { self.screen = screen }
}

extension HostColor {
  fileprivate var isBackground: Bool {
    if case .semantic(.background, _) = self { true } else { false }
  }
}
