import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Creates a button with a string title, shown verbatim.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Creates a button with a title from a string resource.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleResource))
  }

  /// Creates a button with a localized title and an optional role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Creates a button with a string title and an optional role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }

  /// Creates a button with a title from a string resource and an optional role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleResource))
  }
}

extension Button where Label == ViewBasics.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
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

  /// Creates a button with a string title and a symbol.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a title from a string resource and a symbol.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a button with a title from a string resource and an image resource.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(titleResource, image: image))
  }

  /// Creates a button with a localized title, a symbol and an optional role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a localized title, an image resource and an optional role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleKey, image: image))
  }

  /// Creates a button with a string title, a symbol and an optional role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a string title, an image resource and an optional role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(title, image: image))
  }

  /// Creates a button with a title from a string resource, a symbol and an optional role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a button with a title from a string resource, an image resource and an optional role.
  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleResource, image: image))
  }

  /// Creates a button with a localized title and an image resource.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ViewBasics.Label(titleKey, image: image))
  }

  /// Creates a button with a string title and an image resource.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ViewBasics.Label(title, image: image))
  }
}
