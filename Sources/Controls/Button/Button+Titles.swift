import ViewBasics
import ViewRuntime

extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleResource))
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleResource))
  }
}

extension Button where Label == ViewBasics.Label<Text, Image> {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(title, systemImage: systemImage))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: ViewBasics.Label(titleResource, image: image))
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleKey, image: image))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(title, systemImage: systemImage))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(title, image: image))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

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

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ViewBasics.Label(title, image: image))
  }
}
