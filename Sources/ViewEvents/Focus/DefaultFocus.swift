import ViewRuntime

/// Requests the focus when the view appears, if nothing has it yet.
struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension DefaultFocusModifier: LifecycleModifier {
  typealias Body = Never

  func makeStorage(_ owner: LifecycleOwner) {}

  func appeared(_ storage: inout Void, _ owner: LifecycleOwner) {
    let (binding, value) = (binding, value)
    owner.runtime.focus.requestDefault { binding.location?.request(value) }
  }
}

/// Records the region of the window in which the default applies.
private struct DefaultFocusRegionModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  @MainActor var region: DefaultFocusRegion {
    DefaultFocusRegion(
      binding.location, AnyHashable(value), isForUser: priority.isUserInitiated
    ) { [binding, value] in binding.location?.request(value) }
  }
}

extension DefaultFocusRegionModifier: PlacedModifier {
  typealias Body = Never
  typealias Place = DefaultFocusPlace<Value>
}

private final class DefaultFocusPlace<Value: Hashable>: ContentPlace {
  private unowned let runtime: ViewRuntime
  private var region: DefaultFocusRegion
  var nodes: [RenderNode] {
    get { region.nodes }
    set { region.nodes = newValue }
  }

  init(_ modifier: DefaultFocusRegionModifier<Value>, _ runtime: ViewRuntime) {
    self.runtime = runtime
    region = modifier.region
    runtime.focus.regions.append(region)
  }

  func modifierChanged(
    from old: DefaultFocusRegionModifier<Value>, to new: DefaultFocusRegionModifier<Value>
  ) {
    let former = region
    region = new.region
    region.nodes = former.nodes
    runtime.focus.regions = runtime.focus.regions.map { $0 === former ? region : $0 }
  }

  func willUnmount() { runtime.focus.regions.removeAll { [region] in $0 === region } }
}

extension View {
  /// Sets which view inside gets the focus when the window or sheet appears (S8.9).
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).focused($field, equals: .name)
  ///   TextField("Mail", text: $mail).focused($field, equals: .mail)
  /// }
  /// .defaultFocus($field, .mail)
  /// ```
  ///
  /// The default also applies when the program moves the focus to a container of these views; when
  /// the user's keys move it into them, only with the priority `userInitiated`.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
      .modifier(DefaultFocusRegionModifier(binding: binding, value: value, priority: priority))
  }
}
