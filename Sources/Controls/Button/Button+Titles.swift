import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Button where Label == Text {
  /// Does something, under a localized title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Does something, under a string that is shown as it is.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Does something, under the title of a resource.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleResource))
  }

  /// Does something, under a localized title, in the looks of a role; nil: none.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Does something, under a string, in the looks of a role; nil: none.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }

  /// Does something, under the title of a resource, in the looks of a role; nil: none.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleResource))
  }
}

extension Button where Label == ViewBasics.Label<Text, Image> {
  /// Does something, under a localized title with a symbol.
  ///
  /// ```swift
  /// Button("Add", systemImage: "plus") { items.append(Item()) }
  /// ```
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  /// Does something, under a string with a symbol.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(title, systemImage: systemImage))
  }

  /// Does something, under the title of a resource with a symbol.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  /// Does something, under the title of a resource with a picture from the resources.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(titleResource, image: image))
  }

  /// Does something, under a localized title with a symbol, in the looks of a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  /// Does something, under a localized title with a picture, in the looks of a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleKey, image: image))
  }

  /// Does something, under a string with a symbol, in the looks of a role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(title, systemImage: systemImage))
  }

  /// Does something, under a string with a picture, in the looks of a role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(title, image: image))
  }

  /// Does something, under the title of a resource with a symbol, in the looks of a role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  /// Does something, under the title of a resource with a picture, in the looks of a role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleResource, image: image))
  }

  /// A button with a picture from the resources.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ViewBasics.Label(titleKey, image: image))
  }

  /// Does something, under a string with a picture from the resources.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ViewBasics.Label(title, image: image))
  }
}
