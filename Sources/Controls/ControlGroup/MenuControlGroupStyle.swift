import ViewRuntime

/// A style that shows the controls in a menu that the label opens.
public struct MenuControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that shows the controls in a menu that the label opens.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
