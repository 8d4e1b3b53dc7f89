/// The style of a run of text.
///
/// Most texts of a tree look the same: equal copies share their storage, so that each run keeps one
/// reference. A change copies first.
package struct TextStyle: Sendable {
  private var parts: Parts

  /// - Parameters:
  ///   - underline: the line below the text.
  ///   - strikethrough: the line through the text.
  ///   - kerning: extra space between characters, in points.
  ///   - link: the address that the run opens when it is activated.
  package init(
    font: FontSpec = .body, paint: Paint = .color(.semantic(.primary)), underline: TextLine? = nil,
    strikethrough: TextLine? = nil, kerning: Double = 0, baselineOffset: Double = 0,
    link: String? = nil
  ) {
    parts = Parts(
      Values(
        font: font, paint: paint, underline: underline, strikethrough: strikethrough,
        kerning: kerning, baselineOffset: baselineOffset, link: link))
  }

  /// The default style: one shared instance.
  package static let plain = TextStyle()

  private struct Values: Hashable {
    var font: FontSpec
    var paint: Paint
    var underline: TextLine?
    var strikethrough: TextLine?
    var kerning: Double
    var baselineOffset: Double
    var link: String?
    var background: HostColor?
  }

  /// Shared by equal copies; mutated only when uniquely referenced.
  private final class Parts: @unchecked Sendable {
    @exclusivity(unchecked) var values: Values

    init(_ values: Values) { self.values = values }
  }

  /// The parts, uniquely referenced, for a mutation.
  private var ownParts: Parts {
    mutating get {
      if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts.values) }
      return parts
    }
  }
}

extension TextStyle: Hashable {
  package static func == (a: TextStyle, b: TextStyle) -> Bool {
    a.parts === b.parts || a.parts.values == b.parts.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(parts.values) }
}

extension TextStyle {
  package var font: FontSpec {
    get { parts.values.font }
    set { ownParts.values.font = newValue }
  }

  package var paint: Paint {
    get { parts.values.paint }
    set { ownParts.values.paint = newValue }
  }

  /// The line below the text.
  package var underline: TextLine? {
    get { parts.values.underline }
    set { ownParts.values.underline = newValue }
  }

  /// The line through the text.
  package var strikethrough: TextLine? {
    get { parts.values.strikethrough }
    set { ownParts.values.strikethrough = newValue }
  }

  /// Extra space between characters, in points.
  package var kerning: Double {
    get { parts.values.kerning }
    set { ownParts.values.kerning = newValue }
  }

  package var baselineOffset: Double {
    get { parts.values.baselineOffset }
    set { ownParts.values.baselineOffset = newValue }
  }

  /// The colour behind the text; nil: none.
  package var background: HostColor? {
    get { parts.values.background }
    set { ownParts.values.background = newValue }
  }

  /// The address that the run opens when it is activated.
  package var link: String? {
    get { parts.values.link }
    set { ownParts.values.link = newValue }
  }

  package var isUnderlined: Bool { underline != nil }
  package var isStruckThrough: Bool { strikethrough != nil }
}
