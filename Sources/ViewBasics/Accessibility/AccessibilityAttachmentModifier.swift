import HostInterface
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// Changes what hosts, and through them accessibility clients and tests, learn about a view.
///
/// `accessibilityLabel(_:)` and the related modifiers return a view with this modifier; applying
/// another of them extends the same modifier.
public struct AccessibilityAttachmentModifier {
  enum Change {
    case label(Text)
    case otherLabels([Text])
    case value(Text)
    case hint(Text)
    case help(Text)
    case identifier(String)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case hidden(Bool)
    case sortPriority(Double)
    case takesInput(Bool)
    case action(AccessibilityResponse)
    case customContent(CustomContentEntry)
  }

  var changes: [Change]
}

extension AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
}

extension AccessibilityAttachmentModifier: LayoutModifier {
  package static var isDecoration: Bool { true }

  package func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    for change in changes { change.apply(to: &content, in: environment) }
    addCustomContent(to: &content, in: environment)
  }

  /// A label on a shape names its spoken element, not the shape drawn in the background.
  package func decorateBackground(_ content: inout NodeContent, in environment: EnvironmentValues) {
    for change in changes {
      switch change {
      case .hidden, .takesInput: change.apply(to: &content, in: environment)
      default: break
      }
    }
  }

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    let responses = changes.compactMap { change -> AccessibilityResponse? in
      if case .action(let response) = change { response } else { nil }
    }
    traits[EventInterceptor.key] =
      responses.isEmpty
      ? nil : EventInterceptor { event in responses.contains { $0.take(event) } }
  }

  package func laysOutDifferently(from old: Self) -> Bool { false }

  /// Texts are read in the language of their environment.
  package static var environmentMask: EnvironmentMask { EnvironmentValues.localeMask }

  package var readsEnvironment: Bool {
    changes.contains { change in
      switch change {
      case .label, .otherLabels, .value, .hint, .help, .action, .customContent: true
      case .identifier, .addTraits, .removeTraits, .hidden, .sortPriority, .takesInput: false
      }
    }
  }
}

extension AccessibilityAttachmentModifier.Change {
  @MainActor
  fileprivate func apply(to content: inout NodeContent, in environment: EnvironmentValues) {
    switch self {
    case .label(let label): content.label = label.string(in: environment)
    case .otherLabels(let labels): content.otherLabels = labels.map { $0.string(in: environment) }
    case .value(let value): content.valueDescription = value.string(in: environment)
    case .hint(let hint): content.hint = hint.string(in: environment)
    case .help(let help):
      content.tooltip = help.string(in: environment)
      if content.hint == nil { content.hint = content.tooltip }
    case .identifier(let identifier): content.identifier = identifier
    case .addTraits(let traits): content.traits.formUnion(traits.hostTraits)
    case .removeTraits(let traits): content.traits.subtract(traits.hostTraits)
    case .hidden(let isHidden):
      if isHidden {
        content.traits.insert(.hiddenFromAccessibility)
      } else {
        content.traits.remove(.hiddenFromAccessibility)
      }
    case .sortPriority(let priority): content.sortPriority = priority
    case .takesInput(let takesInput): if !takesInput { content.traits.insert(.disabled) }
    case .action(let response): response.announce(in: &content, environment)
    case .customContent: break
    }
  }
}

extension AccessibilityAttachmentModifier {
  /// Adds custom content to the value or the hint; among entries with the same id, the last one
  /// wins.
  @MainActor
  fileprivate func addCustomContent(
    to content: inout NodeContent, in environment: EnvironmentValues
  ) {
    func id(_ entry: CustomContentEntry) -> String {
      entry.id ?? entry.label.string(in: environment)
    }
    var entries: [CustomContentEntry] = []
    for case .customContent(let entry) in changes {
      entries.removeAll { id($0) == id(entry) }
      entries.append(entry)
    }
    for entry in entries {
      guard let value = entry.value?.string(in: environment) else { continue }
      let words = "\(entry.label.string(in: environment)): \(value)"
      let place: WritableKeyPath<NodeContent, String?> =
        entry.importance == .high ? \.valueDescription : \.hint
      content[keyPath: place] = content[keyPath: place].map { "\($0), \(words)" } ?? words
    }
  }
}

extension View {
  /// - Parameter isEnabled: whether to apply the change; the view keeps its identity either way.
  nonisolated func accessibility(
    change: AccessibilityAttachmentModifier.Change, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(changes: isEnabled ? [change] : []))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated func accessibility(change: AccessibilityAttachmentModifier.Change) -> Self {
    var copy = self
    copy.modifier.changes.append(change)
    return copy
  }
}
