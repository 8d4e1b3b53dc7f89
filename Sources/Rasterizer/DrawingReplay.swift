import Foundation
import HostInterface
import LayoutCore
import Pictures

/// Draws the commands of a display list into a picture.
///
/// Texts, symbols by name and controls are not drawn but passed to the host, each at its place in
/// the order, since every host draws text differently: a terminal writes it into its cells.
///
/// ```swift
/// let replay = DrawingReplay(width: 160, height: 96, sources) { replay, words in ... }
/// replay.draw(list, CGAffineTransform(scaleX: 0.25, y: 0.25))
/// replay.buffer.pixels
/// ```
///
/// - Complexity: linear in the pixels that the figures cover, and for each layer and filter in
///   those of the picture.
@MainActor
package final class DrawingReplay {
  package private(set) var buffer: PixelBuffer
  private let sources: DrawingSources
  /// Lines thinner than this, in pixels, are drawn as lines of single pixels.
  private let thinnestLine: Double
  private let write: (DrawingReplay, [Words]) -> Void
  private let writesIntoPicture: Bool
  private var words: [Words] = []
  private var backdrops: [PixelBuffer] = []
  private var known: (clips: [DrawingClip], base: CGAffineTransform, coverage: Coverage)?

  /// - Parameters:
  ///   - spare: a clear picture, used if it has the right size, since creating a large one takes
  ///     time.
  ///   - writesIntoPicture: whether `write` draws text only with `change`.
  ///   - write: called with the text to write, when everything below it is in the buffer; it may
  ///     `clear()` it.
  package init(
    width: Int, height: Int, thinnestLine: Double = 0, reusing spare: consuming PixelBuffer? = nil,
    writesIntoPicture: Bool = false, _ sources: DrawingSources,
    write: @escaping (DrawingReplay, [Words]) -> Void
  ) {
    if let spare, spare.width == width, spare.height == height {
      buffer = spare
    } else {
      buffer = PixelBuffer(width: width, height: height)
    }
    self.sources = sources
    self.thinnestLine = thinnestLine
    self.write = write
    self.writesIntoPicture = writesIntoPicture
  }

  /// Lets the host draw over the picture so far.
  func change(_ draw: (inout PixelBuffer) -> Void) { draw(&buffer) }

  /// Clears the picture after the host has used it.
  package func clear() { buffer.clear() }

  /// Returns the cleared picture for the next drawing, and ends this one.
  package func takeClearBuffer() -> PixelBuffer {
    var taken = PixelBuffer(width: 0, height: 0)
    swap(&taken, &buffer)
    taken.clear()
    return taken
  }

  /// - Parameter transform: from the list's points to pixels.
  package func draw(_ list: DisplayList, _ transform: CGAffineTransform) {
    if list.isOpaque { buffer.fill(SIMD4(0, 0, 0, 1)) }
    draw(list.commands, transform)
  }

  package func draw(_ commands: [DrawingCommand], _ transform: CGAffineTransform) {
    // Moved out of `buffer` while it is drawn into: the host may access `buffer` in between.
    var target = PixelBuffer(width: 0, height: 0)
    swap(&buffer, &target)
    for command in commands { draw(command, transform, within: nil, &target) }
    swap(&buffer, &target)
  }

  // MARK: Steps

  /// - Parameters:
  ///   - base: from the points of the command's canvas or layer to pixels.
  ///   - outer: the clip of the layers around it.
  private func draw(
    _ command: DrawingCommand, _ base: CGAffineTransform, within outer: Coverage?,
    _ target: inout PixelBuffer
  ) {
    let state = command.state
    guard state.opacity > 0 else { return }
    var clip = outer
    if let own = coverage(of: state.clips, base, target.bounds) {
      clip = outer.map { own.multiplied(with: $0) } ?? own
    }
    if let clip, clip.area.isEmpty { return }
    let blending = ColorMixing(state.blendMode)
    let opacity = Float(min(state.opacity, 1))
    if case .layer(let commands) = command.figure {
      let transform = state.transform.concatenating(base)
      if state.isPlain, commands.allSatisfy({ $0.state.blendMode == .normal }) {
        for command in commands { draw(command, transform, within: clip, &target) }
        return
      }
      inLayer(state, base, clip, opacity, blending, &target) { layer in
        for command in commands { draw(command, transform, within: nil, &layer) }
      }
      return
    }
    guard state.filters.isEmpty else {
      var plain = command
      plain.state = DrawingState()
      plain.state.transform = state.transform
      inLayer(state, base, clip, opacity, blending, &target) { layer in
        draw(plain, base, within: nil, &layer)
      }
      return
    }
    draw(
      command.figure, state.transform.concatenating(base), clip, opacity, blending, &target)
  }

  /// Draws into a separate picture, applies the changes, and composites it onto the target.
  private func inLayer(
    _ state: DrawingState, _ base: CGAffineTransform, _ clip: Coverage?, _ opacity: Float,
    _ blending: ColorMixing, _ target: inout PixelBuffer, _ draw: (inout PixelBuffer) -> Void
  ) {
    let isOutermost = backdrops.isEmpty
    let former = words
    words = []
    backdrops.append(target)
    var layer = PixelBuffer(width: target.width, height: target.height)
    draw(&layer)
    backdrops.removeLast()
    let scale = base.meanScale
    for filter in state.filters {
      layer.apply(filter, scale: scale, transform: base, color: sources.color)
    }
    target.paint(layer, within: clip, opacity: opacity, blending)
    for index in words.indices { words[index].opacity *= Double(opacity) }
    if let clip {
      words.removeAll { !$0.shows(in: clip) }
      for index in words.indices {
        words[index].clip = words[index].clip.map { $0.multiplied(with: clip) } ?? clip
      }
    }
    words = former + words
    if isOutermost { writeWords(&target) }
  }

  private func draw(
    _ figure: DrawingCommand.Figure, _ transform: CGAffineTransform, _ clip: Coverage?,
    _ opacity: Float, _ blending: ColorMixing, _ target: inout PixelBuffer
  ) {
    func fill(_ coverage: Coverage, _ ink: DrawingInk) {
      let sampler = InkSampler(ink, transform, sources, backdrop: backdrops.last)
      target.paint(coverage, within: clip, opacity: opacity, blending) { sampler.color($0, $1) }
    }
    func handOver(_ content: Words.Content, _ rect: CGRect) {
      let placed = Words(
        content: content, transform: transform, rect: rect, opacity: Double(opacity), clip: clip)
      if let clip, !placed.shows(in: clip) { return }
      words.append(placed)
      if backdrops.isEmpty { writeWords(&target) }
    }
    switch figure {
    case .fill(let elements, let ink, let isEvenOdd):
      let flat = FlatPath(elements.map { $0.applying(transform) }, scale: 1)
      let coverage = Coverage(
        inside: flat.lines.map(\.points), isEvenOdd: isEvenOdd, bounds: target.bounds)
      fill(thinnestLine > 0 ? coverage.keptVisible() : coverage, ink)
    case .stroke(let elements, let stroke, let ink):
      fill(line(elements, stroke, transform, target.bounds), ink)
    case .image(let image, let rect):
      guard let pixmap = sources.pixmap(image.source) else {
        return handOver(.image(image), rect)
      }
      paint(pixmap, image, rect, transform, clip, opacity, blending, &target)
    case .text(let text, let rect): handOver(.text(text), rect)
    case .control(let content, let rect): handOver(.control(content), rect)
    case .symbol(let id, let rect):
      guard let node = sources.symbol(id), node.frame.width > 0, node.frame.height > 0 else {
        return
      }
      let place = CGAffineTransform(translationX: -node.frame.minX, y: -node.frame.minY)
        .concatenating(
          CGAffineTransform(
            scaleX: rect.width / node.frame.width, y: rect.height / node.frame.height)
        )
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        .concatenating(transform)
      var state = DrawingState()
      state.opacity = Double(opacity)
      state.blendMode = Blending(rawValue: blending.rawValue)
      let layer = DrawingCommand(
        .layer(NodeDrawing(node, respectingVisibility: false).commands), state)
      draw(layer, place, within: clip, &target)
    case .layer: break
    }
  }

  private func line(
    _ elements: [ShapeContent.PathElement], _ stroke: ShapeContent.Stroke,
    _ transform: CGAffineTransform, _ bounds: PixelRect
  ) -> Coverage {
    let scale = transform.meanScale
    var path = FlatPath(elements, scale: max(scale, 0.01))
    if !stroke.dash.isEmpty { path = path.dashed(stroke.dash, phase: stroke.dashPhase) }
    if stroke.width * scale <= thinnestLine {
      let lines = path.lines.map { line in
        (line.isClosed ? line.points + [line.points[0]] : line.points)
          .map { $0.applying(transform) }
      }
      return Coverage(along: stroke.width > 0 ? lines : [], bounds: bounds)
    }
    let outline = StrokeOutline(path, stroke, scale: scale)
    return Coverage(
      inside: outline.figures.map { $0.map { $0.applying(transform) } }, isEvenOdd: false,
      bounds: bounds)
  }

  private func paint(
    _ pixmap: Pixmap, _ image: ImageContent, _ rect: CGRect, _ transform: CGAffineTransform,
    _ clip: Coverage?, _ opacity: Float, _ blending: ColorMixing, _ target: inout PixelBuffer
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let coverage = Coverage(
      inside: [corners.map { $0.applying(transform) }], isEvenOdd: false, bounds: target.bounds)
    let sampler = PictureSampler(pixmap, image, rect, transform, sources)
    target.paint(coverage, within: clip, opacity: opacity, blending) { sampler.color($0, $1) }
  }

  // MARK: Clips

  /// Nil means no clip.
  private func coverage(
    of clips: [DrawingClip], _ base: CGAffineTransform, _ bounds: PixelRect
  ) -> Coverage? {
    guard !clips.isEmpty else { return nil }
    if let known, known.clips == clips, known.base == base { return known.coverage }
    var result: Coverage?
    for clip in clips {
      let own = coverage(of: clip, base, bounds)
      result = result.map { $0.multiplied(with: own) } ?? own
    }
    guard let result else { return nil }
    known = (clips, base, result)
    return result
  }

  private func coverage(
    of clip: DrawingClip, _ base: CGAffineTransform, _ bounds: PixelRect
  ) -> Coverage {
    switch clip {
    case .path(let elements, let isEvenOdd, let isInverse):
      let flat = FlatPath(elements.map { $0.applying(base) }, scale: 1)
      let inside = Coverage(
        inside: flat.lines.map(\.points), isEvenOdd: isEvenOdd, bounds: bounds)
      return isInverse ? inside.inverted(in: bounds) : inside
    case .layer(let commands, let opacity, let isInverse):
      let formerWords = words
      var layer = PixelBuffer(width: bounds.columns.count, height: bounds.rows.count)
      backdrops.append(layer)
      for command in commands { draw(command, base, within: nil, &layer) }
      backdrops.removeLast()
      var boxes = Array(words.dropFirst(formerWords.count))
      words = formerWords
      if writesIntoPicture {
        swap(&buffer, &layer)
        write(self, boxes)
        swap(&buffer, &layer)
        boxes = []
      }
      var inside = Coverage(bounds)
      for row in layer.painted.rows {
        for column in layer.painted.columns {
          inside[column, row] = layer.pixels[row * layer.width + column].w * Float(opacity)
        }
      }
      // Text that the host draws has no shape here: its rectangle stands for it.
      for box in boxes {
        for row in box.pixels(in: bounds).rows {
          for column in box.pixels(in: bounds).columns { inside[column, row] = Float(opacity) }
        }
      }
      return isInverse ? inside.inverted(in: bounds) : inside
    }
  }

  private func writeWords(_ target: inout PixelBuffer) {
    guard !words.isEmpty else { return }
    let ready = words
    words = []
    swap(&buffer, &target)
    write(self, ready)
    swap(&buffer, &target)
  }
}

extension DrawingState {
  /// Whether it only changes positions and clips.
  fileprivate var isPlain: Bool { opacity >= 1 && blendMode == .normal && filters.isEmpty }
}

extension CGAffineTransform {
  /// The scale of lengths, averaged over all directions.
  package var meanScale: Double { abs(a * d - b * c).squareRoot() }
}
