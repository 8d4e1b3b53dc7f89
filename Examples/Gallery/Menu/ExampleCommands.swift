import SwiftUI

/// A menu of all examples: every example leads to every other one, also from the palette.
struct ExampleCommands: Commands {
  @FocusedValue(\.chosenExample) private var chosen

  var body: some Commands {
    CommandMenu("Examples") {
      ForEach(ExampleGroup.allCases) { group in
        Section(group.rawValue) {
          ForEach(group.examples) { example in
            Button(example.title) { chosen?.wrappedValue = example }
          }
        }
      }
    }
  }
}

private struct ChosenExampleKey: FocusedValueKey {
  typealias Value = Binding<Example?>
}

extension FocusedValues {
  /// The example that the window shows; nil for the menu.
  var chosenExample: Binding<Example?>? {
    get { self[ChosenExampleKey.self] }
    set { self[ChosenExampleKey.self] = newValue }
  }
}
