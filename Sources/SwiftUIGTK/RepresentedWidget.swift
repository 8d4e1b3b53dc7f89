#if GTK
  import CAdw
  import Foundation
  import GTKHost
  import HostInterface
  import LayoutCore
  import ViewRuntime

  /// Keeps a representable's widget for the lifetime of its identity.
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

    /// Makes the widget if necessary, and updates it.
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
      // In a terminal and in tests there is no display. Initialization is no indication: GTK counts
      // as initialized even if it found no display.
      if gdk_display_get_default() != nil {
        WidgetLeaf(foreign: owner.show(representable, environment, Transaction()))
      }
    }
  }

  /// The leaf view of the widget.
  struct WidgetLeaf: View, LeafView {
    typealias Body = Never
    let foreign: ForeignContent

    func nodeContent(in environment: EnvironmentValues) -> NodeContent {
      var content = NodeContent(
        role: .element, leaf: .control, traits: environment.isEnabled ? [] : .disabled)
      if environment.isRightToLeft { content.traits.insert(.mirrored) }
      content.foreign = foreign
      return content
    }

    static var environmentMask: EnvironmentMask {
      EnvironmentValues.isEnabledMask.union(EnvironmentValues.directionMask)
    }
  }
#endif
