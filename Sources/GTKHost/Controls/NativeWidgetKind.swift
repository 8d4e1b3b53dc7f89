#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface

  /// The widget that represents a node.
  enum NativeWidgetKind: Hashable {
    case button(ControlSpec.Style, Pressed = .button)
    /// A background that takes focus and clicks for content that the host paints: a row, a card
    /// with a tap.
    case background(Pressed)
    case toggle, check
    case scale, stepper
    case dropDown, segments, radios, radioRow
    case bar, spinner
    /// A screen's navigation bar.
    case headerBar
    /// The bar with a tab view's tabs.
    case tabBar
    case entry(ControlSpec.Style), password(isFlat: Bool), editor(EditorBackground)
    /// Draws nothing, and reports a text, a picture, a group with a menu, or a movable divider to
    /// accessibility clients.
    case spoken(Spoken)
    /// Draws nothing, and reports a group to accessibility clients.
    case container(Container)
    /// The program's own widget.
    case foreign(ForeignContent)

    /// How a pressable node is reported to accessibility clients.
    enum Pressed: Hashable {
      case button, toggle, link, listItem, tableRow, tab, disclosure
      case menuItem, checkItem, radioItem, submenu
    }

    enum Spoken: Hashable { case text, header, image, group, line, cell }

    /// Makes the kind for a control that the host measures and draws; nil for others.
    init?(control content: NodeContent) {
      guard let control = content.control else { return nil }
      switch control.kind {
      case .toggleIndicator: self = control.style == .checkbox ? .check : .toggle
      case .slider: self = .scale
      case .stepperButtons: self = .stepper
      case .textField:
        self = content.textInput?.isMultiline == true ? .editor(.field) : .entry(control.style)
      case .secureField: self = .password(isFlat: control.style == .plain)
      case .textEditor: self = .editor(control.style == .plain ? .none : .page)
      case .pickerIndicator:
        switch control.style {
        case .segmented, .palette: self = .segments
        case .inline, .radioGroup: self = .radios
        case .horizontalRadioGroup: self = .radioRow
        case .wheel: self = content.options.count <= 7 ? .radios : .dropDown
        default: self = .dropDown
        }
      case .progress: self = control.style == .circular ? .spinner : .bar
      default: return nil
      }
    }

    /// Makes the kind for any node; nil if there is nothing to act on or to report.
    init?(_ node: HostTree.Node) {
      let content = node.content
      if content.leaf == .control {
        if var foreign = content.foreign {
          guard foreign.object is ForeignWidget else { return nil }
          foreign.revision = 0
          self = .foreign(foreign)
          return
        }
        self.init(control: content)
        guard node.groupedRow != nil else { return }
        if case .entry(.automatic) = self { self = .entry(.plain) }
        if case .editor = self { self = .editor(.none) }
        if case .password = self { self = .password(isFlat: true) }
        return
      }
      let barStyle = content.control?.kind == .bar ? content.control?.style : nil
      if barStyle == .navigation || barStyle == .tabs {
        self = content.role == .tabBar ? .tabBar : .headerBar
        return
      }
      if content.control?.kind == .button {
        let what = Pressed(node)
        let style = content.control?.style ?? .automatic
        // A chosen tab and a bar's toggle look pressed, like the desktop's own; the dot of a page
        // shows it itself.
        let isSwitch =
          what == .tab && !ButtonWidget.isBare(style) || node.isToggleChrome && node.isFlatInBar
        self = .button(isSwitch ? .automatic : style, what)
        return
      }
      if [.toggle, .picker, .stepper, .slider, .progress].contains(content.role) { return nil }
      let isPressed =
        [.button, .link].contains(content.role) && content.actions.contains(.activate)
      if content.role == .divider, content.traits.contains(.focusable) {
        self = .spoken(.line)
        return
      }
      if content.traits.contains(.focusable) || isPressed {
        self = .background(Pressed(node))
        return
      }
      guard !content.traits.contains(.hiddenFromAccessibility), !node.isSpokenByAncestor else {
        return nil
      }
      if content.role == .cell {
        self = .spoken(.cell)
        return
      }
      if let container = Container(node), !node.isButton {
        self = .container(container)
        return
      }
      switch content.leaf {
      case .text: self = .spoken(content.traits.contains(.header) ? .header : .text)
      case .image(let image) where image.label != nil: self = .spoken(.image)
      // The menu of a window has its own button, and its window is no place to focus.
      case .none
      where ![.row, .window].contains(content.role) && node.hasOwnMenu
        && !node.isMenuOfButton:
        self = .spoken(.group)
      default: return nil
      }
    }

    func make(_ host: GTKHost?) -> NativeWidget {
      switch self {
      case .button(let style, let what): ButtonWidget(style: style, what, host)
      case .background(let what): ButtonWidget(style: .plain, what, isBackground: true, host)
      case .toggle: SwitchWidget(host)
      case .check: CheckWidget(host)
      case .scale: ScaleWidget(host)
      case .stepper: StepperWidget(host)
      case .dropDown: DropDownWidget(host)
      case .segments: ChoicesWidget(isSegmented: true, host)
      case .radios: ChoicesWidget(isSegmented: false, host)
      case .radioRow: ChoicesWidget(isSegmented: false, isRow: true, host)
      case .bar: BarWidget(host)
      case .spinner: SpinnerWidget(host)
      case .headerBar: HeaderWidget(host)
      case .tabBar: HeaderWidget(role: GTK_ACCESSIBLE_ROLE_TAB_LIST, host)
      case .container(let what): ContainerWidget(role: what.role, host)
      case .entry(let style): EntryWidget(style: style, host)
      case .password(let isFlat):
        EntryWidget(style: isFlat ? .plain : .automatic, isSecure: true, host)
      case .editor(let background): EditorWidget(on: background, host)
      case .spoken(let what): SpokenWidget(role: what.role, host)
      case .foreign(let content):
        // Only a foreign widget has this kind.
        ForeignNativeWidget(content.object as! ForeignWidget, host)
      }
    }
  }

  extension NativeWidgetKind.Pressed {
    fileprivate init(_ node: HostTree.Node) {
      let content = node.content
      if let style = content.control?.style, ButtonWidget.isEntry(style) {
        if content.traits.contains(.disclosure) {
          self = .submenu
        } else if node.isToggleChrome {
          self = .checkItem
        } else {
          self = node.nearest(where: \.offersChoices) == nil ? .menuItem : .radioItem
        }
        return
      }
      switch content.role {
      case .row: self = node.rowHolder == .table ? .tableRow : .listItem
      case .tab: self = .tab
      case .link: self = .link
      case _ where content.traits.contains(.disclosure): self = .disclosure
      case _ where node.standsForRow: self = .listItem
      case _ where node.isTab: self = .tab
      case _ where node.isToggleChrome: self = .toggle
      default: self = .button
      }
    }

    var role: GtkAccessibleRole {
      switch self {
      case .button, .disclosure: GTK_ACCESSIBLE_ROLE_BUTTON
      // GTK 4.8 has no role for toggle buttons, and screen readers say of a button only its name.
      case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
      case .link: GTK_ACCESSIBLE_ROLE_LINK
      case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
      case .tableRow: GTK_ACCESSIBLE_ROLE_ROW
      case .tab: GTK_ACCESSIBLE_ROLE_TAB
      case .menuItem, .submenu: GTK_ACCESSIBLE_ROLE_MENU_ITEM
      case .checkItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
      case .radioItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO
      }
    }

    /// The accessibility state of an active one: selected, expanded, checked or pressed.
    var onState: GtkAccessibleState {
      switch self {
      case .listItem, .tableRow, .tab: GTK_ACCESSIBLE_STATE_SELECTED
      case .disclosure, .submenu: GTK_ACCESSIBLE_STATE_EXPANDED
      case .toggle, .menuItem, .checkItem, .radioItem: GTK_ACCESSIBLE_STATE_CHECKED
      case .button, .link: GTK_ACCESSIBLE_STATE_PRESSED
      }
    }

    /// Whether the state is also reported when it is off.
    var tellsOff: Bool { ![.button, .link, .menuItem].contains(self) }
  }

  extension NativeWidgetKind.Spoken {
    fileprivate var role: GtkAccessibleRole {
      switch self {
      case .text: GTK_ACCESSIBLE_ROLE_LABEL
      case .header: GTK_ACCESSIBLE_ROLE_HEADING
      case .image: GTK_ACCESSIBLE_ROLE_IMG
      case .group: GTK_ACCESSIBLE_ROLE_GROUP
      case .line: GTK_ACCESSIBLE_ROLE_SEPARATOR
      case .cell: GTK_ACCESSIBLE_ROLE_CELL
      }
    }
  }

  extension HostTree.Node {
    /// Whether it is a picker, whose options may be entries of a menu.
    fileprivate var offersChoices: Bool {
      if case .choice? = content.value { true } else { false }
    }

    /// The row of a boxed list that contains it, which is the background of a field.
    var groupedRow: HostTree.Node? {
      var current = parent
      while let node = current {
        if let control = node.content.control, control.kind == .row {
          return RowChrome(control).isGrouped ? node : nil
        }
        if node.isScrollContainer { return nil }
        current = node.parent
      }
      return nil
    }

    /// Whether it is a list row with a widget, which therefore reports all of the row's text.
    private var isSpokenRow: Bool {
      content.role == .row && content.traits.contains(.focusable) && rowHolder != .table
    }

    /// Whether a control around it already reports its text.
    fileprivate var isSpokenByAncestor: Bool {
      var current = parent
      while let node = current {
        let content = node.content
        if content.control?.kind == .button || content.label != nil && content.role == .element
          || content.role == .cell || node.isSpokenRow
          || [.toggle, .picker, .stepper, .slider].contains(content.role)
        {
          return true
        }
        if node.isScrollContainer { return false }
        current = node.parent
      }
      return false
    }
  }
#endif
