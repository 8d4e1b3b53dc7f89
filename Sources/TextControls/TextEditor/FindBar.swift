import Controls
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The find bar above an editor: the search text, the number of matches, buttons to step through
/// them, and the replacement.
struct FindBar: View {
  @Binding var words: String
  @Binding var replacement: String
  let place: FocusState<FindPlace?>.Binding
  let count: Int
  /// The index of the current match; nil if there is none.
  let chosen: Int?
  let step: (_ forward: Bool) -> Void
  /// Nil if replacing is disabled.
  let replace: ((_ all: Bool) -> Void)?
  let close: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        TextField(.library("Find"), text: $words)
          .submitLabel(.next)
          .focused(place, equals: .words)
          .onSubmit {
            step(true)
            place.wrappedValue = .words
          }
        summary.lineLimit(1)
        Button(.library("Previous")) { step(false) }.disabled(count == 0)
        Button(.library("Next")) { step(true) }.disabled(count == 0)
        Button(.library("Done")) { close() }.keyboardShortcut(.cancelAction)
      }
      if let replace {
        HStack {
          TextField(.library("Replace With"), text: $replacement)
            .focused(place, equals: .replacement)
            .onSubmit {
              replace(false)
              place.wrappedValue = .replacement
            }
          Button(.library("Replace")) { replace(false) }.disabled(chosen == nil)
          Button(.library("Replace All")) { replace(true) }.disabled(count == 0)
        }
      }
    }
  }

  private var summary: Text {
    if words.isEmpty { return Text(verbatim: "") }
    guard count > 0 else { return Text(.library("Not found")) }
    return chosen.map { Text(.library("\($0 + 1) of \(count)")) }
      ?? Text(.library("\(count) found"))
  }
}
