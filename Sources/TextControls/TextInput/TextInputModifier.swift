import HostInterface
import ViewRuntime

private struct TextInputKey: EnvironmentKey {
  static let defaultValue = TextInputSpec()
}

extension EnvironmentValues {
  /// The hints of the text inputs inside for keyboards and input methods.
  var textInput: TextInputSpec {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let textInput = EnvironmentMask(ObjectIdentifier(TextInputKey.self))
}

/// Changes one of these hints for the text inputs inside.
struct TextInputModifier {
  let change: (inout TextInputSpec) -> Void
}

extension TextInputModifier: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) { change(&values.textInput) }

  func differs(from old: TextInputModifier) -> Bool {
    var (new, former) = (TextInputSpec(), TextInputSpec())
    change(&new)
    old.change(&former)
    return new != former
  }
}
