import Foundation
import ViewRuntime

/// A selection that the program keeps beside a text.
package struct FollowedSelection {
  /// The selected characters as the program has them; nil: it wants none in particular.
  let offsets: Range<Int>?
  /// Tells the program of another selection.
  let set: (Range<Int>) -> Void
}

extension FollowedSelection {
  /// - Parameter text: the text, read again after the user has changed it.
  @MainActor
  package init(
    _ selection: Binding<TextSelection?>, in text: Binding<String>,
    _ affinity: TextSelectionAffinity
  ) {
    offsets = selection.wrappedValue?.offsets(in: text.wrappedValue)
    set = { offsets in
      // The program may have made something else of what was typed.
      let new = TextSelection(offsets, in: text.wrappedValue, affinity: affinity)
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }
  }

  @MainActor
  init(_ selection: Binding<AttributedTextSelection>, in text: Binding<AttributedString>) {
    offsets = selection.wrappedValue.offsets(in: text.wrappedValue)
    set = { offsets in
      // The same place keeps the attributes of what is typed next.
      guard selection.wrappedValue.offsets(in: text.wrappedValue) != offsets else { return }
      selection.wrappedValue = AttributedTextSelection(offsets, in: text.wrappedValue)
    }
  }
}
