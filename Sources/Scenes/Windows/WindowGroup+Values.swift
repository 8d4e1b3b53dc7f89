import ViewRuntime
import ViewTexts

extension WindowGroup {
  /// Makes windows that show one value each; `openWindow(value:)` opens the window of a value, or
  /// brings it to the front.
  ///
  /// ```swift
  /// WindowGroup("Note", for: Note.ID.self) { $id in NoteView(id: id) }
  /// ```
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group), content)
  }

  /// Makes windows that show one value each, with an id for `openWindow(id:value:)`.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id), content)
  }

  /// Makes windows that show one value each, with a localized title.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(titleKey)), content)
  }

  /// Makes windows that show one value each, with a localized title and an id.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(titleKey)), content)
  }

  /// Makes windows that show one value each, with a `Text` as the title.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: title), content)
  }

  /// Makes windows that show one value each, with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(title)), content)
  }

  /// Makes windows that show one value each, with a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(titleResource)), content)
  }

  /// Makes windows that show one value each, with a verbatim title and an id.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(title)), content)
  }

  /// Makes windows that show one value each, with a title from a localized string resource and an
  /// id.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(titleResource)), content)
  }

  /// Makes windows that show one value each, with a default value for windows opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group), content, defaultValue)
  }

  /// Makes windows that show one value each, with an id and a default value for windows opened
  /// without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id), content, defaultValue)
  }

  /// Makes windows that show one value each, with a localized title and a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(titleKey)), content, defaultValue)
  }

  /// Makes windows that show one value each, with a localized title, an id and a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(titleKey)), content, defaultValue)
  }

  /// Makes windows that show one value each, with a `Text` as the title and a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: title), content, defaultValue)
  }

  /// Makes windows that show one value each, with a `Text` as the title, an id and a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: title), content, defaultValue)
  }

  /// Makes windows that show one value each, with a `Text` as the title and an id.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: title), content)
  }

  /// Makes windows that show one value each, with a verbatim title and a default value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(title)), content, defaultValue)
  }

  /// Makes windows that show one value each, with a title from a localized string resource and a
  /// default value.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(titleResource)), content, defaultValue)
  }

  /// Makes windows that show one value each, with a verbatim title, an id and a default value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(title)), content, defaultValue)
  }

  /// Makes windows that show one value each, with a title from a localized string resource, an id
  /// and a default value.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      WindowDescription(kind: .group, id: id, title: Text(titleResource)), content, defaultValue)
  }

  private nonisolated init<D: Codable & Hashable, C: View>(
    _ description: WindowDescription, _ make: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      description: description,
      content: PresentedWindowContent(make: make, makeDefault: nil, value: .constant(nil)))
  }

  private nonisolated init<D: Codable & Hashable, C: View>(
    _ description: WindowDescription, _ make: @escaping (Binding<D>) -> C,
    _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      description: description,
      content: PresentedWindowContent(
        // With a default value, the binding is never nil.
        make: { make(Binding($0)!) }, makeDefault: defaultValue, value: .constant(nil)))
  }
}
