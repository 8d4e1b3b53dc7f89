import Foundation
import ViewRuntime

/// A binding to a text's selection, with its type erased.
package struct FollowedSelection {
  /// The selected characters according to the app; nil if it specifies none.
  let offsets: Range<Int>?
  /// Reports a new selection to the app.
  let set: (Range<Int>) -> Void
}

extension FollowedSelection {
  /// - Parameter text: the text, read again after the user changes it.
  @MainActor
  package init(
    _ selection: Binding<TextSelection?>, in text: Binding<String>,
    _ affinity: TextSelectionAffinity
  ) {
    offsets = selection.wrappedValue?.offsets(in: text.wrappedValue)
    set = { offsets in
      // The app may have changed the typed text.
      let new = TextSelection(offsets, in: text.wrappedValue, affinity: affinity)
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }
  }

  @MainActor
  init(_ selection: Binding<AttributedTextSelection>, in text: Binding<AttributedString>) {
    offsets = selection.wrappedValue.offsets(in: text.wrappedValue)
    set = { offsets in
      // An unchanged position keeps the typing attributes.
      guard selection.wrappedValue.offsets(in: text.wrappedValue) != offsets else { return }
      selection.wrappedValue = AttributedTextSelection(offsets, in: text.wrappedValue)
    }
  }
}
