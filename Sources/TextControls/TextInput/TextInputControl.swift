import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime
import ViewTexts

/// Marks the prompt among a text input's hidden views.
private struct PromptTag: Hashable {}

/// A text input's node: field, secure field or editor.
package struct TextInputControl<Label: View> {
  package let role: Role
  package let kind: ControlSpec.Kind
  package let style: ControlSpec.Style
  package let text: String
  var isMultiline = false
  package let label: Label
  package let prompt: Text?
  /// The current text, including anything typed since `text` was read.
  package let get: () -> String
  package let set: (_ text: String, _ cursor: Int) -> Void
  package var selection: FollowedSelection?
  /// The text with its attributes.
  var attributed: AttributedString?
  /// Whether the typed text is not a valid value.
  var isWrong = false
  package var onEditingChanged: (Bool) -> Void = { _ in }
  package var onCommit: () -> Void = {}

  package init(
    role: Role, kind: ControlSpec.Kind, style: ControlSpec.Style, text: String,
    isMultiline: Bool = false, label: Label, prompt: Text?, get: @escaping () -> String,
    set: @escaping (_ text: String, _ cursor: Int) -> Void, selection: FollowedSelection? = nil,
    attributed: AttributedString? = nil, isWrong: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.role = role
    self.kind = kind
    self.style = style
    self.text = text
    self.isMultiline = isMultiline
    self.label = label
    self.prompt = prompt
    self.get = get
    self.set = set
    self.selection = selection
    self.attributed = attributed
    self.isWrong = isWrong
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension TextInputControl: View {
  package typealias Body = Never
}

extension TextInputControl: ControlView {
  package var hidden: some View {
    label
    if let prompt { prompt.modifier(TagModifier(tag: PromptTag())) }
  }

  private static var promptTag: AnyHashable { AnyHashable(PromptTag()) }

  private func names(_ hidden: [HiddenPart]) -> (label: String?, placeholder: String) {
    let label = hidden.filter { $0.tag != Self.promptTag }.label
    let prompt = hidden.first { $0.tag == Self.promptTag }?.text
    return (label, prompt ?? label ?? "")
  }

  package func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent
  {
    let (label, placeholder) = names(hidden)
    var input = environment.textInput
    input.isMultiline = isMultiline
    input.followsSelection = selection != nil
    input.selection = selection?.offsets
    let before = Double(environment.multilineTextAlignment.leadingShare)
    input.leftShare = environment.layoutDirection == .rightToLeft ? 1 - before : before
    if let attributed {
      input.looks = attributed.runs(in: environment).map {
        TextInputSpec.Look(count: $0.string.count, style: $0.style)
      }
    }
    var content = NodeContent(
      role: role, leaf: .control, traits: .focusable,
      actions: isMultiline ? .edit : [.edit, .submit],
      control: ControlSpec(
        kind: kind, style: style, size: environment.controlSize.hostSize,
        tint: isWrong ? .semantic(.destructive) : environment.hostTint, placeholder: placeholder,
        font: environment.fontSpec),
      value: .text(text), textInput: input, label: label)
    // The same shortcut moves to search on every desktop.
    if style == .search { content.shortcut = KeyStroke("f", .command) }
    return content
  }

  package static var environmentMask: EnvironmentMask {
    .controlLooks.union([
      .textInput, EnvironmentValues.fontMask, EnvironmentValues.foregroundMask,
      EnvironmentValues.paragraphMask,
    ])
  }

  @ViewBuilder
  package func content(_ hidden: [HiddenPart], hostDraws: Bool) -> some View {
    let shown = role.shown(text)
    let words = Text(verbatim: shown.isEmpty ? names(hidden).placeholder : shown)
    if isMultiline { words } else { words.lineLimit(1) }
  }

  package func handle(_ event: HostEvent, _ context: ControlContext) {
    switch event {
    case .edit(_, let edit):
      // Cursor movement does not write the text.
      if edit.text != get() {
        set(edit.text, edit.selection.lowerBound)
        keep(edit.text, in: context.node)
      }
      selection?.set(edit.selection)
    case .setValue(_, .text(let text)): set(text, text.count)
    case .focused(let id): onEditingChanged(id == context.node.id)
    case .submit: submit(context)
    case .activate: context.runtime.host.perform(.focus(context.node.id))
    default: break
    }
  }

  /// A source without change notifications has accepted the text all the same: no body runs to
  /// confirm it, so the typed text is kept here.
  @MainActor private func keep(_ text: String, in node: RenderNode) {
    guard var content = node.content, content.value != .text(text), get() == text else { return }
    content.value = .text(text)
    node.setContent(content, resizes: false)
  }

  /// S8.10: calls all handlers, then resigns focus unless one of them moved it.
  @MainActor private func submit(_ context: ControlContext) {
    onCommit()
    let actions = context.environment.submitActions
    actions.run(.text)
    // Without handlers, return triggers the window's default button.
    if !actions.handlers.contains(where: { $0.triggers.contains(.text) }),
      context.runtime.performDefaultAction()
    {
      return
    }
    let focus = context.runtime.focus
    if focus.focused == context.node.id, !focus.hasRequests {
      context.runtime.host.perform(.focus(nil))
    }
  }
}
