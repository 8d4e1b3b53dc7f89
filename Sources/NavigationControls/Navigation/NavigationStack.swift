import ViewRuntime

/// A stack of screens on top of a root; the topmost is visible.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationTitle("Parks")
///     .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
///
/// With a `path`, the program reads and controls the stack: appending pushes, removing pops, and
/// the Back button removes, too (S12.7). A covered screen keeps its state and counts as
/// disappeared; a popped one loses its state (S1.14). Screens of a path that were never shown are
/// not mounted.
///
/// - Complexity: a push or pop is independent of the depth, except for comparing the paths.
public struct NavigationStack<Data, Root: View> {
  let path: PathAccess?
  let root: Root
  @Owned private var model = NavigationModel()
  @Environment(\.screen) private var screen
  @Environment(\.joinsBarAround) private var joinsBarAround

  nonisolated init(path: PathAccess?, root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack: View {
  /// Makes a stack that stores its screens itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, root: root())
  }

  /// Makes a stack that shows the values of a type-erased path.
  public nonisolated init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.init(path: PathAccess(path), root: root())
  }

  /// Makes a stack that shows the values of a collection.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(path: PathAccess(path), root: root())
  }

  public var body: some View {
    model.takeOver(screen)
    model.join(Screen.bar(of: screen, joins: joinsBarAround))
    return NavigationLayers(model: model, path: path, values: path?.read(), root: root)
  }
}

/// The stack's node in the view tree.
struct NavigationLayers<Root: View> {
  let model: NavigationModel
  let path: PathAccess?
  let values: [AnyHashable]?
  let root: Root
  /// Whether the stack is a split view's column.
  var isColumn = false
}

extension NavigationLayers: View {
  typealias Body = Never
}

extension NavigationLayers: LayerStackView {
  var base: some View {
    ScreenView(screen: model.root, isColumn: isColumn, content: root)
      .modifier(NavigationEnvironment(model: model, screen: model.root))
  }

  func attached(to layerStack: LayerStack) {
    checkNesting(layerStack.environment)
    model.outer = layerStack.environment.navigation
    if model.showsItself(path, on: layerStack.environment.screen) {
      reportSelf()
      return model.attach(layerStack, nil)
    }
    model.path = path
    model.attach(layerStack, values)
  }

  /// Reports that a stack would show itself on its own path's screens, without end.
  @MainActor private func reportSelf() {
    Diagnostics.report(
      .endlessNavigation,
      "A NavigationStack stands on a screen that it shows itself: the destination of a value on its "
        + "path contains the stack again. The inner one shows its root only. Put the NavigationStack "
        + "round the views that navigate, once, and only the screen itself into the destination.")
  }

  func updated(_ layerStack: LayerStack) {
    guard !model.isEndless else { return }
    model.path = path
    if let values { model.follow(values) }
  }

  func detached(from layerStack: LayerStack) { model.detach() }

  /// S12.11: a stack inside another one with a path of another type cannot be distinguished from
  /// it.
  @MainActor private func checkNesting(_ environment: EnvironmentValues) {
    guard let outer = environment.navigation?.path, let path, outer.valueType != path.valueType
    else { return }
    let name = { (type: Any.Type?) in type.map { "[\($0)]" } ?? "NavigationPath" }
    Diagnostics.fatal(
      .misuse,
      "A NavigationStack with a path of type \(name(path.valueType)) stands inside of another one "
        + "whose path is a \(name(outer.valueType)); their paths cannot be compared. Keep one "
        + "NavigationStack, or present the inner one in a sheet.")
  }
}
