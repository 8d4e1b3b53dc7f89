/// The current value of a control, as a host shows it and as events report it.
package enum ElementValue: Hashable, Sendable {
  /// A toggle.
  case bool(Bool)
  /// A slider, stepper, gauge or progress; `step` 0 means continuous.
  case number(Double, in: ClosedRange<Double>, step: Double)
  /// A text input; the text that the model holds.
  case text(String)
  /// A choice among the node's `options`; nil when nothing matches.
  case choice(Int?)
  /// Work of unknown length.
  case indeterminate
  /// What a native panel of the desktop asks for.
  indirect case question(FileQuestion)
  /// The paths of the files chosen in such a panel.
  case paths([String])
}
