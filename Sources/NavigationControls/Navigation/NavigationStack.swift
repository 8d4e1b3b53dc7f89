import ViewRuntime

/// Screens on top of a root, of which the uppermost is seen.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationTitle("Parks")
///     .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
///
/// With a `path` the program sees and decides what is on the stack: appending pushes, removing
/// pops, and the Back button removes too (S12.7). A covered screen keeps its state and counts as
/// disappeared; a popped one is gone (S1.14). Screens of a path that were never seen are not made.
///
/// - Complexity: a push or pop is independent of the depth, but for comparing the paths.
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
  /// The stack keeps what is on it by itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, root: root())
  }

  /// The stack shows the values of a path of any types.
  public nonisolated init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.init(path: PathAccess(path), root: root())
  }

  /// The stack shows the values of a collection.
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

/// The stack's place in the tree.
struct NavigationLayers<Root: View> {
  let model: NavigationModel
  let path: PathAccess?
  let values: [AnyHashable]?
  let root: Root
  /// Whether it is a split view's column itself.
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

  /// What is on the path would be shown by the stack that shows it, and so on without end.
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

  /// S12.11: a stack inside of another one whose path is of another type cannot be told apart from
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
