import ViewRuntime

extension View {
  /// Shows a bar to find something in the text editor inside, and to replace it.
  ///
  /// ```swift
  /// TextEditor(text: $note)
  ///   .findNavigator(isPresented: $isFinding)
  ///   .toolbar { Toggle("Find", isOn: $isFinding) }
  /// ```
  ///
  /// Without it the user opens the bar of the editor that has the focus: with Command-F, which is
  /// Control-F in a window, or with F3, also in a terminal. Escape closes it.
  ///
  /// - Parameter isPresented: written when the user closes the bar, too. Of several editors
  ///   inside the first has the bar.
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

/// What a place says about finding in its text editors.
struct FindSettings {
  var isPresented: Binding<Bool>?
  var guide: FindGuide?
  var isDisabled = false
  var isReplaceDisabled = false
}

/// Knows which of several editors a program's request is about.
@MainActor
final class FindGuide {
  private weak var first: FindSession?

  nonisolated init() {}

  /// Whether the bar is an editor's: the first one that asks has it as long as it is there.
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
