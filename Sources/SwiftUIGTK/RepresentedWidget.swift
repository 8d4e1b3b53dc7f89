#if GTK
  import CAdw
  import Foundation
  import GTKHost
  import HostInterface
  import LayoutCore
  import ViewRuntime

  /// Keeps a representable's widget for as long as its identity lives.
  @MainActor
  final class WidgetOwner<Representable: GTKViewRepresentable> {
    private var coordinator: Representable.Coordinator?
    private var foreign: ForeignWidget?
    private var revision = 0
    private(set) var isUpdating = false

    isolated deinit {
      guard let foreign, let coordinator else { return }
      Representable.dismantleGTKWidget(foreign.widget, coordinator: coordinator)
    }

    /// Makes the widget if it is not there, and brings it up to date.
    func show(
      _ representable: Representable, _ environment: EnvironmentValues, _ transaction: Transaction
    ) -> ForeignContent {
      let coordinator = coordinator ?? representable.makeCoordinator()
      self.coordinator = coordinator
      let context = GTKViewRepresentableContext<Representable>(
        coordinator: coordinator, environment: environment, transaction: transaction, owner: self)
      isUpdating = true
      defer { isUpdating = false }
      let foreign = foreign ?? ForeignWidget(representable.makeGTKWidget(context: context))
      self.foreign = foreign
      representable.updateGTKWidget(foreign.widget, context: context)
      let widget = foreign.widget
      foreign.size = { representable.sizeThatFits($0, widget: widget, context: context) }
      revision += 1
      return ForeignContent(foreign, revision: revision)
    }
  }

  struct RepresentedWidget<Representable: GTKViewRepresentable>: View {
    let representable: Representable
    @Owned private var owner = WidgetOwner<Representable>()
    @Environment(\.self) private var environment

    init(representable: Representable) { self.representable = representable }

    var body: some View {
      // In a terminal and in tests there is no GTK: it may have been asked for a display and found
      // none, which leaves it initialized all the same.
      if gdk_display_get_default() != nil {
        WidgetLeaf(foreign: owner.show(representable, environment, Transaction()))
      }
    }
  }

  /// The place of the widget.
  struct WidgetLeaf: View, LeafView {
    typealias Body = Never
    let foreign: ForeignContent

    func nodeContent(in environment: EnvironmentValues) -> NodeContent {
      var content = NodeContent(
        role: .element, leaf: .control, traits: environment.isEnabled ? [] : .disabled)
      content.foreign = foreign
      return content
    }

    static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }
  }
#endif
