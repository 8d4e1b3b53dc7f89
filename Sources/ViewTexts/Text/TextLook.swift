import HostInterface
import ViewDrawing
import ViewRuntime

/// The look of a run while it is assembled, from the outermost setting to the innermost.
struct TextLook {
  let environment: EnvironmentValues
  var font: Font? { didSet { known = nil } }
  var letters: LetterLook { didSet { known = nil } }
  /// Nil uses the environment's foreground style.
  var foreground: AnyShapeStyle? { didSet { known = nil } }
  var link: String? { didSet { known = nil } }
  /// The colour behind the letters.
  var background: Color? { didSet { known = nil } }
  /// The style as long as nothing is set: the same for all texts with the same environment.
  private var known: TextStyle?
  /// Records custom attributes, if requested.
  var notes: TextAttributeNotes?

  /// Makes the look of an environment.
  ///
  /// - Parameter known: the style of a text without settings, if already computed.
  init(_ environment: EnvironmentValues, known: TextStyle? = nil) {
    self.environment = environment
    font = environment.font
    letters = environment.letterLook
    self.known = known
  }

  mutating func apply(_ change: Text.Change) {
    switch change {
    case .font(let font): self.font = font ?? environment.font
    case .weight(let weight): letters.weight = weight
    case .width(let width): letters.width = width
    case .design(let design): letters.design = design
    case .bold(let isActive): letters.isBold = isActive
    case .italic(let isActive): letters.isItalic = isActive
    case .monospaced(let isActive): letters.isMonospaced = isActive
    case .monospacedDigit: letters.isMonospacedDigit = true
    case .underline(let line): letters.underline = line
    case .strikethrough(let line): letters.strikethrough = line
    case .kerning(let kerning): letters.kerning = kerning
    case .tracking(let tracking): letters.tracking = tracking
    case .baselineOffset(let offset): letters.baselineOffset = offset
    case .foreground(let style): foreground = style?.style
    case .secondaryScale(let isActive): letters.isSecondaryScale = isActive
    case .custom, .spoken, .heading: break
    }
  }

  var fontSpec: FontSpec { letters.fontSpec(font, at: environment.dynamicTypeSize) }

  var style: TextStyle {
    if let known { return known }
    let paint: Paint =
      foreground.map { $0.paint(in: environment) }
      ?? (link != nil
        ? TintShapeStyle().paint(in: environment)
        : environment.foreground.paint(0, in: environment))
    var style = TextStyle(
      font: fontSpec, paint: paint,
      underline: letters.underline?.line(in: environment),
      strikethrough: letters.strikethrough?.line(in: environment),
      kerning: letters.tracking ?? letters.kerning ?? 0,
      baselineOffset: letters.baselineOffset ?? 0, link: link)
    if let background { style.background = background.hostColor(in: environment) }
    return RecentTextStyles.all.shared(style)
  }
}
