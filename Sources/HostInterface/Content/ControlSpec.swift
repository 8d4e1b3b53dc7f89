/// What a host must know about a control to measure it without creating it.
///
/// As a leaf (`Leaf.control`), the host measures and draws it itself; as the chrome of a node with
/// children (a button around its label), the host reports how much room the chrome takes
/// (`RenderHost.insets(for:)`).
package struct ControlSpec: Hashable, Sendable {
  /// An open set, like `Role`.
  package struct Kind: Hashable, Sendable, RawRepresentable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let button = Kind(rawValue: "button")
    /// The part of a toggle that switches, without its label.
    package static let toggleIndicator = Kind(rawValue: "toggleIndicator")
    package static let slider = Kind(rawValue: "slider")
    /// The two small buttons of a stepper, without its label.
    package static let stepperButtons = Kind(rawValue: "stepperButtons")
    package static let textField = Kind(rawValue: "textField")
    package static let secureField = Kind(rawValue: "secureField")
    package static let textEditor = Kind(rawValue: "textEditor")
    /// The part of a picker that shows and changes the choice, without its label.
    package static let pickerIndicator = Kind(rawValue: "pickerIndicator")
    package static let progress = Kind(rawValue: "progress")
    package static let row = Kind(rawValue: "row")
    package static let list = Kind(rawValue: "list")
    /// A frame around related views.
    package static let groupBox = Kind(rawValue: "groupBox")
    /// A bar of a screen; the style determines which.
    package static let bar = Kind(rawValue: "bar")
    /// A file panel, for hosts that have a native one (``FileQuestion``).
    package static let fileDialog = Kind(rawValue: "fileDialog")
    package static let scrollView = Kind(rawValue: "scrollView")
    /// The frame of a presentation above the window; the style determines its kind.
    package static let presentation = Kind(rawValue: "presentation")
  }

  /// The shape of a button's border.
  package enum BorderShape: Hashable, Sendable {
    case automatic, capsule, circle
    /// Radius in points; nil: the host's own.
    case roundedRectangle(Double?)
  }

  /// What one line of a list shows: an element, or a part around a section. The insets of a
  /// background are the space between the edges of a row and what the program puts behind it.
  package enum RowPart: Hashable, Sendable { case row, header, footer, gap, background }

  package enum Size: Int, Hashable, Sendable { case mini, small, regular, large, extraLarge }

  package var kind: Kind
  package var style: Style
  /// The part of the list that a row is.
  package var rowPart: RowPart
  /// Whether a sheet has a grip because it has several heights.
  package var hasGrip: Bool
  package var size: Size
  package var borderShape: BorderShape
  package var tint: HostColor?
  /// Shown while a text input is empty.
  package var placeholder: String
  package var font: FontSpec

  package init(
    kind: Kind, style: Style = .automatic, size: Size = .regular,
    borderShape: BorderShape = .automatic, tint: HostColor? = nil, placeholder: String = "",
    font: FontSpec = .body,
    rowPart: RowPart = .row, hasGrip: Bool = false
  ) {
    self.kind = kind
    self.style = style
    self.size = size
    self.borderShape = borderShape
    self.tint = tint
    self.placeholder = placeholder
    self.font = font
    self.rowPart = rowPart
    self.hasGrip = hasGrip
  }
}
