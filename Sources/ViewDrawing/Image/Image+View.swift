import CellText
import Foundation
import HostInterface
import LayoutCore
import PictureResources
import ViewEnvironment
import ViewRuntime

extension Image: View {
  public typealias Body = Never
}

extension Image: PrimitiveView, LeafView {
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    var content = NodeContent(role: .image, leaf: .image(imageContent(in: environment)))
    content.effects = environment.foreground.effects(in: environment)
    if case .symbol = source, let look = environment.symbolLook { content.effects += look.effects }
    if label == .decorative { content.traits.insert(.hiddenFromAccessibility) }
    if !environment.redactionReasons.isEmpty { content.redact(environment) }
    return content
  }

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    if resizing != nil { return FillingLayout(ideal: naturalSize(in: environment)) }
    guard let picture = picture(in: environment) else { return MeasuredLayout() }
    return PictureLayout(size: picture.size)
  }

  package static let environmentMask: EnvironmentMask = EnvironmentValues.fontMask
    .union(EnvironmentValues.foregroundMask).union(EnvironmentValues.redactionMask)
    .union(EnvironmentValues.symbolMask).union(EnvironmentValues.localeMask)
    .union(EnvironmentValues.directionMask).union(EnvironmentValues.contentTransitionMask)
    .union(EnvironmentValues.symbolLookMask)

  package func contentChange(in environment: EnvironmentValues) -> ContentChangeStyle? {
    environment.contentTransition.imageStyle
  }

  func imageContent(in environment: EnvironmentValues) -> ImageContent {
    var content = ImageContent(
      source: contentSource(in: environment),
      paint: tint?.paint(in: environment) ?? environment.foreground.paint(0, in: environment),
      font: symbolFont(in: environment), isResizable: resizing != nil,
      label: spokenLabel(in: environment))
    content.isPixelated = smoothing == .none
    content.isTiled = resizing?.mode == .tile
    content.capInsets = resizing?.caps(in: environment)
    if let picture = picture(in: environment) {
      content.naturalSize = picture.size
      content.isTemplate = rendering.map { $0 == .template } ?? picture.isTemplate
    }
    return content
  }

  private func contentSource(in environment: EnvironmentValues) -> ImageContent.Source {
    switch source {
    case .symbol(let name, _):
      .symbol(environment.symbolVariants.apply(to: Self.directed(name, environment)))
    default: picture(in: environment)?.source ?? .symbol("questionmark.square.dashed")
    }
  }

  /// Returns the directed name: "forward" means right or left depending on the layout direction,
  /// except where it means time, as on a player's keys, or a side of something that has no
  /// counterpart.
  private static func directed(_ name: String, _ environment: EnvironmentValues) -> String {
    guard environment.layoutDirection == .rightToLeft else { return name }
    let directed = name.split(separator: ".").map { word in
      switch word {
      case "forward": "left"
      case "backward": "right"
      case "leading": "right"
      case "trailing": "left"
      default: String(word)
      }
    }.joined(separator: ".")
    return SymbolGlyphs.knows(directed) ? directed : name
  }

  private func symbolFont(in environment: EnvironmentValues) -> FontSpec {
    var spec = font?.spec(at: environment.dynamicTypeSize) ?? environment.fontSpec
    spec.size *= environment.imageScale.factor
    return spec
  }

  private func spokenLabel(in environment: EnvironmentValues) -> String? {
    switch label {
    case .name(let name): name
    case .text(let text): text.string(in: environment)
    case .decorative: nil
    }
  }

  private func picture(in environment: EnvironmentValues) -> Picture? {
    switch source {
    case .symbol: nil
    case .picture(let picture): picture
    case .drawing(let drawing): MainActor.assumeIsolated { drawing.picture }
    case .named(let name, let bundle):
      NamedPictures.find(name, bundle, isDark: environment.colorScheme == .dark)?
        .beside(symbolFont(in: environment).size)
    }
  }

  private func naturalSize(in environment: EnvironmentValues) -> CGSize {
    if let picture = picture(in: environment) { return picture.size }
    let size = symbolFont(in: environment).size
    return CGSize(width: size, height: size)
  }

  /// Whether it is a symbol unknown to hosts: they draw the placeholder symbol.
  package var isUnknownSymbol: Bool {
    guard case .symbol(let name, _) = source else { return false }
    return !SymbolGlyphs.knows(name)
  }

  /// The character that represents the image in a line of text.
  package var inlineCharacter: String {
    guard case .symbol(let name, _) = source else { return "\u{25A1}" }
    return String(SymbolGlyphs.glyph(named: name))
  }
}

/// A picture at its own size, whatever the proposal.
struct PictureLayout: NodeLayout {
  let size: CGSize

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let metrics = node.runtime.host.metrics
    guard metrics.grid != .zero else { return size }
    return CGSize(
      width: max(metrics.snap(size.width, horizontally: true), metrics.grid.width),
      height: max(metrics.snap(size.height, horizontally: false), metrics.grid.height))
  }
}

extension Image.Resizing {
  /// Returns the cap insets; nil if everything is stretched equally, or tiled.
  fileprivate func caps(in environment: EnvironmentValues) -> CapInsets? {
    guard mode == .stretch, capInsets != EdgeInsets() else { return nil }
    let isMirrored = environment.isRightToLeft
    return CapInsets(
      top: Double(capInsets.top),
      left: Double(isMirrored ? capInsets.trailing : capInsets.leading),
      bottom: Double(capInsets.bottom),
      right: Double(isMirrored ? capInsets.leading : capInsets.trailing))
  }
}
