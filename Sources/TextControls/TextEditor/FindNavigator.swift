import ViewRuntime

extension View {
  /// Shows a find and replace bar in the text editor inside.
  ///
  /// ```swift
  /// TextEditor(text: $note)
  ///   .findNavigator(isPresented: $isFinding)
  ///   .toolbar { Toggle("Find", isOn: $isFinding) }
  /// ```
  ///
  /// Without this modifier, the user opens the find bar of the focused editor with Command-F, which
  /// is Control-F in a window, or with F3, also in a terminal. Escape closes it.
  ///
  /// - Parameter isPresented: also written when the user closes the bar. With several editors
  ///   inside, the first one shows the bar.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }
}

private struct FindNavigatorModifier: ViewModifier {
  let isPresented: Binding<Bool>
  @Owned private var guide = FindGuide()

  nonisolated init(isPresented: Binding<Bool>) { self.isPresented = isPresented }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.findSettings) { [isPresented, guide] in
      $0.isPresented = isPresented
      $0.guide = guide
    }
  }
}

/// The find settings of the text editors inside.
struct FindSettings {
  var isPresented: Binding<Bool>?
  var guide: FindGuide?
  var isDisabled = false
  var isReplaceDisabled = false
}

/// Determines which of several editors shows the app's find bar.
@MainActor
final class FindGuide {
  private weak var first: FindSession?

  nonisolated init() {}

  /// Whether this editor shows the bar: the first editor to ask does, for as long as it exists.
  func belongs(to session: FindSession) -> Bool {
    if first == nil { first = session }
    return first === session
  }
}

private struct FindSettingsKey: EnvironmentKey {
  static var defaultValue: FindSettings { FindSettings() }
}

extension EnvironmentValues {
  var findSettings: FindSettings {
    get { self[FindSettingsKey.self] }
    set { self[FindSettingsKey.self] = newValue }
  }
}
