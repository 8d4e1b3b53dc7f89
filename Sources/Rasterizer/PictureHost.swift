import CellText
import Foundation
import HostInterface
import LayoutCore
import Pictures

/// A host without a display: it lays out with real fonts and renders pictures on request.
///
/// Controls are composed of text and shapes, since a picture is not interactive.
@MainActor
package final class PictureHost: RenderHost {
  package weak var client: (any HostClient)?
  package var metrics: HostMetrics {
    var metrics = HostMetrics()
    if hasLetters { metrics.textSpacing = 0 }
    return metrics
  }
  package let environment: HostEnvironment
  package private(set) var size: CGSize
  private let tree = HostTree()
  private let letters = TextRasterizer.shared
  private let cells = CellMetrics()
  private var wantsFrame = false
  private let pictures = PictureCache()

  package init(size: CGSize, environment: HostEnvironment) {
    self.size = size
    self.environment = environment
  }

  package var isStill: Bool { true }

  /// Whether text can be drawn on this system.
  package var hasLetters: Bool { letters != nil }

  package func supports(_ control: ControlSpec) -> Bool { false }
  package func insets(for control: ControlSpec) -> EdgeInsets {
    control.kind == .button && [.bordered, .borderedProminent].contains(control.style)
      ? EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12) : EdgeInsets()
  }

  package func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    switch content.leaf {
    case .text(let text):
      return letters?.measure(text, proposal) ?? cells.measure(text, in: proposal)
    case .image(let image):
      var own = image.naturalSize
      if own == .zero { own = CGSize(width: image.font.size, height: image.font.size) }
      return LeafMeasurement(
        size: image.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own)
    case .none, .shape, .drawing, .control:
      return LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
    }
  }

  package func commit(_ patch: consuming Patch) { tree.apply(patch) }
  package func requestFrame() { wantsFrame = true }
  package func setFrameClock(running: Bool) {}
  package func perform(_ command: HostCommand) {}

  /// Runs frames until none is requested; a view that always requests one is stopped after a
  /// hundred.
  package func runFrames() {
    var count = 0
    while wantsFrame, count < 100 {
      count += 1
      wantsFrame = false
      client?.runFrame()
    }
  }

  package func resize(to newSize: CGSize) {
    size = newSize
    client?.handle(.resized(newSize))
  }

  // MARK: Pictures

  /// The current contents.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point.
  ///   - isOpaque: whether the background is black instead of clear.
  package func picture(scale: Double, isOpaque: Bool) -> Pixmap? {
    let commands = tree.root.children.flatMap { NodeDrawing($0).commands }
    return picture(of: commands, scale: scale, isOpaque: isOpaque)
  }

  /// A drawing of the host's size without any views.
  package func picture(of commands: [DrawingCommand], scale: Double, isOpaque: Bool) -> Pixmap? {
    let width = Int(clamping: (size.width * scale).rounded(.up))
    let height = Int(clamping: (size.height * scale).rounded(.up))
    guard (1...16_384).contains(width), (1...16_384).contains(height) else { return nil }
    let sources = DrawingSources(
      color: { [environment] in Self.color($0, isDark: environment.isDark) },
      pixmap: { [pictures] in pictures.pixmap(of: $0) },
      symbol: { [tree] in tree[$0] })
    let replay = DrawingReplay(
      width: width, height: height, writesIntoPicture: letters != nil, sources
    ) { [letters] replay, words in
      for word in words { replay.write(word, letters, color: sources.color) }
    }
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    replay.draw(DisplayList(commands, isOpaque: isOpaque), transform)
    return replay.buffer.pixmap
  }

  /// The colours of a plain light or dark theme.
  private static func color(_ color: HostColor, isDark: Bool) -> SIMD4<Float> {
    switch color {
    case .rgba(let red, let green, let blue, let alpha):
      return SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
    case .semantic(let purpose, let opacity):
      var color = plain(purpose, isDark: isDark)
      color.w *= Float(opacity)
      return color
    }
  }

  private static func plain(_ purpose: HostColor.Semantic, isDark: Bool) -> SIMD4<Float> {
    let text: Float = isDark ? 1 : 0
    func faint(_ opacity: Float) -> SIMD4<Float> {
      isDark ? SIMD4(0.92, 0.92, 0.96, opacity) : SIMD4(0.24, 0.24, 0.26, opacity)
    }
    func background(_ light: Float, _ dark: Float) -> SIMD4<Float> {
      SIMD4(repeating: isDark ? dark : light).replacing(
        with: 1, where: [false, false, false, true])
    }
    return switch purpose {
    case .primary: SIMD4(text, text, text, 1)
    case .secondary: faint(0.6)
    case .tertiary, .placeholder: faint(0.3)
    case .quaternary: faint(0.18)
    case .accent, .link: SIMD4(0.04, 0.5, 1, 1)
    case .destructive: SIMD4(1, 0.25, 0.2, 1)
    case .background: background(1, 0)
    case .secondaryBackground: background(0.95, 0.11)
    case .tertiaryBackground: background(1, 0.17)
    case .separator: faint(0.29)
    case .fill: SIMD4(0.47, 0.47, 0.5, isDark ? 0.36 : 0.2)
    case .selection: SIMD4(0.04, 0.5, 1, 0.25)
    }
  }
}

extension DrawingReplay {
  /// Draws a text, or a symbol as its glyph, into the picture.
  fileprivate func write(
    _ words: Words, _ letters: TextRasterizer?, color: (HostColor) -> SIMD4<Float>
  ) {
    guard let letters else { return }
    switch words.content {
    case .text(let text):
      change {
        letters.draw(
          text, in: words.rect, words.transform, within: words.clip, opacity: words.opacity,
          on: &$0,
          color: color)
      }
    case .image(let image):
      guard case .symbol(let name) = image.source else { return }
      var font = image.font
      font.size = min(words.rect.width, words.rect.height) * 0.9
      let glyph = TextContent(
        runs: [
          TextContent.Run(
            String(SymbolGlyphs.glyph(named: name)),
            style: TextStyle(font: font, paint: image.paint))
        ], alignment: .center)
      change {
        letters.draw(
          glyph, in: words.rect, words.transform, within: words.clip, opacity: words.opacity,
          on: &$0, color: color)
      }
    case .control: break
    }
  }
}

extension PixelBuffer {
  /// The picture with colours that are not premultiplied.
  package var pixmap: Pixmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let straight = pixel.divided.clamped(lowerBound: .zero, upperBound: .one) * 255
      for channel in 0..<4 { bytes.append(UInt8(clamping: Double(straight[channel].rounded()))) }
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}
