import Controls
import ViewBasics
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The tokens of a search field, with their type erased.
struct SearchTokens {
  /// The tokens in the field, each with a button that removes it.
  let shown: () -> AnyView
  /// The tokens that the user can add; nil for none.
  let suggested: (() -> AnyView)?
  let add: (Any) -> Bool
  /// Removes the last token; returns false if there is none.
  let removeLast: () -> Bool
}

extension SearchTokens {
  init<C, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> T
  ) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let remove = { (id: C.Element.ID) in
      var changed = tokens.wrappedValue
      changed.removeAll { $0.id == id }
      tokens.wrappedValue = changed
    }
    let add = { (element: C.Element) in
      guard !tokens.wrappedValue.contains(where: { $0.id == element.id }) else { return }
      var changed = tokens.wrappedValue
      changed.append(element)
      tokens.wrappedValue = changed
    }
    shown = {
      AnyView(
        ForEach(Array(tokens.wrappedValue)) { element in
          TokenButton(label: token(element), isRemovable: true) { remove(element.id) }
        })
    }
    self.suggested = suggested.map { suggested in
      {
        AnyView(
          ForEach(Array(suggested.wrappedValue)) { element in
            TokenButton(label: token(element), isRemovable: false) { add(element) }
          })
      }
    }
    self.add = { value in
      guard let element = value as? C.Element else { return false }
      add(element)
      return true
    }
    removeLast = {
      guard let last = tokens.wrappedValue.last else { return false }
      remove(last.id)
      return true
    }
  }

  /// Makes tokens that their views can edit.
  init<C, T: View>(editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T)
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    self.init(tokens) { element in
      token(
        Binding.unread(
          get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { new in
            var changed = tokens.wrappedValue
            guard let index = changed.firstIndex(where: { $0.id == element.id }) else { return }
            changed.replaceSubrange(index..<changed.index(after: index), with: [new])
            tokens.wrappedValue = changed
          }))
    }
  }
}

/// A token in the field, or a suggested one.
private struct TokenButton<Label: View> {
  let label: Label
  let isRemovable: Bool
  let action: () -> Void
  @Environment(\.searchModel) private var model

  nonisolated init(label: Label, isRemovable: Bool, action: @escaping () -> Void) {
    self.label = label
    self.isRemovable = isRemovable
    self.action = action
  }
}

extension TokenButton: View {
  var body: some View {
    Button {
      action()
      if !isRemovable { model?.tokenWasAdded() }
    } label: {
      HStack(spacing: 8) {
        label
        if isRemovable { Text(verbatim: "×").accessibilityHidden(true) }
      }
      // The field has one line, even if it is narrow.
      .lineLimit(1)
    }
  }
}
