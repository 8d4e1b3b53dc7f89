import Controls
import LayoutCore
import ViewRuntime

extension View {
  /// Shows a small panel beside a control, such as a calendar or a palette: a popover that can be
  /// open at the same time as other presentations.
  nonisolated func popup<Content: View>(
    isPresented: Binding<Bool>, edge: Edge = .bottom, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    var form = PresentationForm.popover(beside: edge)
    form.isExclusive = false
    return modifier(FlagPresentation(isPresented, form, onDismiss: nil, content))
  }
}

extension View {
  /// Shows a menu below this view, opened by the program.
  package nonisolated func menuPopup<Items: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Items
  ) -> some View {
    modifier(MenuPopupModifier(isPresented, content))
  }
}

private struct MenuPopupModifier<Items> {
  @Binding var isPresented: Bool
  let items: () -> Items

  nonisolated init(_ isPresented: Binding<Bool>, _ items: @escaping () -> Items) {
    _isPresented = isPresented
    self.items = items
  }
}

extension MenuPopupModifier: ViewModifier where Items: View {
  func body(content: Content) -> some View {
    let (flag, items) = ($isPresented, items)
    return content.modifier(
      PresentationModifier(
        id: isPresented ? AnyHashable(true) : nil, form: .menu(),
        content: { _ in MenuPanel(content: items()) { flag.wrappedValue = false } },
        dismiss: { flag.wrappedValue = false }))
  }
}
