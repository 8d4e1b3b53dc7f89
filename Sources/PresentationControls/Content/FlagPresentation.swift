import ViewRuntime

/// Presents content while a Boolean is true; dismissal by the user sets it to false (S12.1).
struct FlagPresentation<Presented> {
  @Binding var isPresented: Bool
  let form: PresentationForm
  let onDismiss: (() -> Void)?
  let presented: () -> Presented

  nonisolated init(
    _ isPresented: Binding<Bool>, _ form: PresentationForm, onDismiss: (() -> Void)?,
    _ presented: @escaping () -> Presented
  ) {
    _isPresented = isPresented
    self.form = form
    self.onDismiss = onDismiss
    self.presented = presented
  }
}

extension FlagPresentation: ViewModifier where Presented: View {
  func body(content: Content) -> some View {
    let (flag, form, presented) = ($isPresented, form, presented)
    let dismiss = { flag.wrappedValue = false }
    return content.modifier(
      PresentationModifier(
        id: isPresented ? AnyHashable(true) : nil, form: form,
        content: { panel in
          PresentedContent(panel, form, dismiss: dismiss, presented)
        },
        dismiss: dismiss, ended: onDismiss))
  }
}

/// Presents content while there is an item; another id dismisses and presents again (S12.3).
struct ItemPresentation<Item: Identifiable, Presented> {
  @Binding var item: Item?
  let form: PresentationForm
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  nonisolated init(
    _ item: Binding<Item?>, _ form: PresentationForm, onDismiss: (() -> Void)?,
    _ presented: @escaping (Item) -> Presented
  ) {
    _item = item
    self.form = form
    self.onDismiss = onDismiss
    self.presented = presented
  }
}

extension ItemPresentation: ViewModifier where Presented: View {
  func body(content: Content) -> some View {
    let (binding, form, presented, present) = ($item, form, presented, item)
    let dismiss = { binding.wrappedValue = nil }
    return content.modifier(
      PresentationModifier(
        id: present.map { AnyHashable($0.id) }, form: form,
        content: { panel in
          PresentedContent(panel, form, dismiss: dismiss) {
            // Evaluated only while there is an item.
            present.map(presented)
          }
        },
        dismiss: dismiss, ended: onDismiss))
  }
}
