import ViewRuntime
import ViewTexts

extension WindowGroup {
  /// Windows that show a value each; `openWindow(value:)` opens the one of a value, or brings it to
  /// the front.
  ///
  /// ```swift
  /// WindowGroup("Note", for: Note.ID.self) { $id in NoteView(id: id) }
  /// ```
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group), content)
  }

  /// Windows that show a value each, with an id for `openWindow(id:value:)`.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id), content)
  }

  /// Windows that show a value each, under a localized title.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(titleKey)), content)
  }

  /// Windows that show a value each, under a localized title, with an id.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(titleKey)), content)
  }

  /// Windows that show a value each, under a title that is a text.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: title), content)
  }

  /// Windows that show a value each, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(title)), content)
  }

  /// Windows that show a value each, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(titleResource)), content)
  }

  /// Windows that show a value each, under a string, with an id.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(title)), content)
  }

  /// Windows that show a value each, under the title of a resource, with an id.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(titleResource)), content)
  }

  /// Windows that show a value each, with one for a window that was opened without.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group), content, defaultValue)
  }

  /// Windows that show a value each, with an id, and a value for a window that was opened without.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id), content, defaultValue)
  }

  /// Windows that show a value each, under a localized title, and a value for a window without.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(titleKey)), content, defaultValue)
  }

  /// Windows that show a value each, under a localized title and with an id, and a value for a
  /// window without.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(titleKey)), content, defaultValue)
  }

  /// Windows that show a value each, under a title that is a text, and a value for a window
  /// without.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: title), content, defaultValue)
  }

  /// Windows that show a value each, under a title that is a text and with an id, and a value for a
  /// window without.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: title), content, defaultValue)
  }

  /// Windows that show a value each, under a title that is a text, with an id.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: title), content)
  }

  /// Windows that show a value each, under a string, and a value for a window without.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(title)), content, defaultValue)
  }

  /// Windows that show a value each, under the title of a resource, and a value for a window
  /// without.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, title: Text(titleResource)), content, defaultValue)
  }

  /// Windows that show a value each, under a string and with an id, and a value for a window
  /// without.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(WindowDescription(kind: .group, id: id, title: Text(title)), content, defaultValue)
  }

  /// Windows that show a value each, under the title of a resource and with an id, and a value for
  /// a window without.
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
        // With a default there always is a value.
        make: { make(Binding($0)!) }, makeDefault: defaultValue, value: .constant(nil)))
  }
}
