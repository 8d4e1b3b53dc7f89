import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension Text: View {
  public typealias Body = Never
}

extension Text: PrimitiveView, LeafView {
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    let inherited = TextEnvironment.of(environment)
    let text = textContent(in: environment, inherited)
    var content = NodeContent(role: .text, leaf: .text(text))
    if !inherited.effects.isEmpty { content.effects = inherited.effects }
    if mayHaveLinks, text.hasLinks { content.actions.insert(.followLink) }
    // Most texts are a single piece without changes.
    if !changes.isEmpty || isJoined {
      // A shadow belongs to the style, and is dropped where another style is set.
      if let own = ownForeground { content.effects = own.effects(in: environment) }
      if let spoken = spoken(in: environment) { content.label = spoken }
      if isHeading { content.traits.insert(.header) }
    }
    if inherited.isSelectable { content.traits.insert(.selectableText) }
    if inherited.isRedacted { content.redact(environment) }
    return content
  }

  /// The style of the text as a whole; nil uses the environment's.
  private var ownForeground: AnyShapeStyle? {
    for case .foreground(let style?) in changes { return style.style }
    return nil
  }

  package static func areSame(_ a: UnsafePointer<Text>, _ b: UnsafePointer<Text>) -> Bool {
    a.pointee.isSame(as: b.pointee)
  }

  /// Like `==`, but without copying either value.
  private borrowing func isSame(as other: borrowing Text) -> Bool {
    storage == other.storage && changes == other.changes
  }

  package static func resizes(
    _ old: NodeContent, _ new: NodeContent, on host: any RenderHost
  ) -> Bool {
    !host.measuresAlike(old, new)
  }

  /// Whether it can contain links: plain strings cannot.
  private var mayHaveLinks: Bool {
    switch storage {
    case .localized, .attributed, .joined: true
    case .verbatim, .image, .moment, .formatted: false
    }
  }

  /// Opens a link with the environment's `openURL` action (S7.9).
  package func handle(_ event: HostEvent, in environment: EnvironmentValues) {
    guard case .followLink(_, let address) = event, environment.isEnabled,
      let url = URL(string: address)
    else { return }
    environment.openURL(url)
  }

  package func contentChange(in environment: EnvironmentValues) -> ContentChangeStyle? {
    TextEnvironment.of(environment).contentChange
  }

  package func refreshDelay(in environment: EnvironmentValues) -> Duration? {
    switch storage {
    case .moment(let moment): return moment.refreshDelay(in: environment)
    case .joined(let first, let second):
      let delays = [first.refreshDelay(in: environment), second.refreshDelay(in: environment)]
      return delays.compactMap { $0 }.min()
    case .localized(let key, _, _):
      var least: Duration?
      for case .text(let text) in key.arguments {
        guard let delay = text.refreshDelay(in: environment) else { continue }
        least = min(least ?? delay, delay)
      }
      return least
    default: return nil
    }
  }

  package static let environmentMask: EnvironmentMask = EnvironmentValues.fontMask
    .union(EnvironmentValues.foregroundMask).union(EnvironmentValues.paragraphMask)
    .union(EnvironmentValues.directionMask).union(EnvironmentValues.redactionMask)
    .union(EnvironmentValues.localeMask).union(EnvironmentValues.contentTransitionMask)
    .union(EnvironmentValues.tintMask).union(EnvironmentValues.textSelectionMask)

  /// Returns the paragraph as a host draws it.
  package func textContent(in environment: EnvironmentValues) -> TextContent {
    textContent(in: environment, TextEnvironment.of(environment))
  }

  /// Returns the same, and records which runs have which custom attributes.
  func textContent(
    in environment: EnvironmentValues, noting notes: TextAttributeNotes
  ) -> TextContent {
    textContent(in: environment, TextEnvironment.of(environment), notes)
  }

  @inline(__always)
  private func textContent(
    in environment: EnvironmentValues, _ inherited: TextEnvironment,
    _ notes: TextAttributeNotes? = nil
  ) -> TextContent {
    var content = inherited.paragraph
    content.runs = runs(in: environment, inherited, notes)
    return content
  }

  private func runs(
    in environment: EnvironmentValues, _ inherited: TextEnvironment,
    _ notes: TextAttributeNotes?
  ) -> [TextContent.Run] {
    var runs: [TextContent.Run] = []
    if case .verbatim(let string) = storage, changes.isEmpty {
      runs = [TextContent.Run(string, style: inherited.style)]
    } else {
      runs.reserveCapacity(1)
      var look = TextLook(environment, known: inherited.style)
      look.notes = notes
      append(to: &runs, look)
    }
    if let textCase = inherited.textCase {
      for index in runs.indices {
        let string = runs[index].string
        runs[index].string =
          textCase == .uppercase
          ? string.uppercased(with: environment.locale)
          : string.lowercased(with: environment.locale)
      }
    }
    return runs
  }

  /// Appends the text's runs; its own changes override `outer`, innermost last.
  func append(to runs: inout [TextContent.Run], _ outer: TextLook) {
    var look = outer
    for change in changes.reversed() { look.apply(change) }
    let start = runs.count
    defer { look.notes?.note(changes, for: start..<runs.count) }
    switch storage {
    case .verbatim(let string):
      if !string.isEmpty || runs.isEmpty {
        runs.append(TextContent.Run(string, style: look.style))
      }
    case .localized(let key, let table, let bundle):
      key.append(to: &runs, look, table: table, bundle: bundle)
    case .attributed(let string):
      string.append(to: &runs, look)
    case .joined(let first, let second):
      first.append(to: &runs, look)
      second.append(to: &runs, look)
    case .image(let image):
      runs.append(TextContent.Run(image.inlineCharacter, style: look.style))
    case .moment(let moment):
      runs.append(TextContent.Run(moment.text(in: look.environment), style: look.style))
    case .formatted(let value):
      runs.append(TextContent.Run(value.text(in: look.environment), style: look.style))
    }
  }

  /// Returns the plain text in an environment, for labels and titles.
  package func string(in environment: EnvironmentValues = EnvironmentValues()) -> String {
    textContent(in: environment).string
  }
}

extension TextAlignment {
  package var content: TextContent.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  package var content: TextContent.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
