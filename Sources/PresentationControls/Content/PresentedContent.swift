import Controls
import Foundation
import HostInterface
import LayoutCore
import NavigationControls
import ViewDrawing
import ViewEnvironment
import ViewEvents
import ViewRuntime

/// The content of a sheet, a cover or a popover: the program's view, with its own `dismiss` and
/// colour scheme (S7.6), and the presentation settings from its modifiers.
struct PresentedContent<Content: View>: View {
  let panel: PresentationPanel
  let form: PresentationForm
  let content: DeferredView<Content>
  let dismiss: () -> Void
  @Owned private var presentation = Presentation {}
  @Owned private var closing = DismissalGuard()
  @State private var settings = PresentationSettings()
  // Separate from the other settings, as no two views compare equal: each time it is read, the
  // content would be rebuilt, which would set the next one.
  @State private var background: AnyView? = nil
  @State private var detent: PresentationDetent? = nil
  @Environment(\.self) private var environment

  init(
    _ panel: PresentationPanel, _ form: PresentationForm, dismiss: @escaping () -> Void,
    _ content: @escaping () -> Content
  ) {
    self.panel = panel
    self.form = form
    self.dismiss = dismiss
    self.content = DeferredView(content)
  }

  var body: some View {
    presentation.onDismiss(dismiss)
    let adopt = self.adopt
    return
      ColorSchemePresentation(content: content)
      .background { SheetBackground(view: $background) }
      .modifier(
        PreferenceReaderModifier<PresentationSettingsKey>(
          areEqual: { _, _ in false }, passesOn: false, action: adopt)
      )
      .environment(\.presentation, presentation)
      .environment(\.dismissalGuard, closing)
      .environment(\.dismissMenu, nil)
      .togglesAsUsual()
      .onChange(of: chosenDetent) { showSettings() }
  }

  /// The current detent: the program's choice, otherwise the user's, otherwise the smallest.
  private var chosenDetent: PresentationDetent? {
    guard let detents = settings.detents, !detents.isEmpty else { return nil }
    if let wanted = settings.selection?.wrappedValue, detents.contains(wanted) { return wanted }
    if let detent, detents.contains(detent) { return detent }
    return ordered(detents).first
  }

  private func ordered(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    let context = PresentationDetent.Context(maxDetentValue: 1000, environment: environment)
    return detents.sorted { ($0.height(in: context) ?? 0) < ($1.height(in: context) ?? 0) }
  }

  private func adopt(_ new: PresentationSettings) {
    var own = new
    own.background = nil
    settings = own
    background = new.background
    showSettings()
  }

  /// Passes the content's settings to the panel.
  private func showSettings() {
    var preferences = PresentationPreferences()
    preferences.holdsBack = { [closing] in closing.holdsBack($0) }
    preferences.isDismissDisabled = settings.isDismissDisabled ?? false
    preferences.cornerRadius = settings.cornerRadius.map { Double($0) }
    preferences.form = settings.adaptedForm(form, environment)
    let detents = settings.detents ?? []
    if let chosen = chosenDetent, form.style == .sheet {
      let environment = environment
      preferences.height = { most in
        let context = PresentationDetent.Context(maxDetentValue: most, environment: environment)
        return chosen.height(in: context) ?? most
      }
      if detents.count > 1 { preferences.step = { up in choose(up: up) } }
    }
    preferences.showsGrip = settings.dragIndicator.map { $0 == .visible } ?? (detents.count > 1)
    preferences.leavesBackgroundUsable =
      settings.backgroundInteraction?.isEnabled(at: chosenDetent, ordered(detents)) ?? false
    if let sizing = settings.sizing { sizing.apply(to: &preferences, environment) }
    panel.preferences = preferences
  }

  private func choose(up: Bool) {
    guard let present = chosenDetent else { return }
    let detents = ordered(settings.detents ?? [])
    guard let index = detents.firstIndex(of: present) else { return }
    let next = index + (up ? 1 : -1)
    guard detents.indices.contains(next) else { return }
    if let selection = settings.selection {
      selection.wrappedValue = detents[next]
    } else {
      detent = detents[next]
    }
  }
}

/// The background that the content sets for its presentation.
private struct SheetBackground: View {
  @Binding private var view: AnyView?

  init(view: Binding<AnyView?>) { _view = view }

  var body: some View { if let view { view } }
}
