import SwiftUI

/// A menu of all examples: from any of them one gets to any other, by the palette, too.
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
  /// The example that the window shows; nil: the menu.
  var chosenExample: Binding<Example?>? {
    get { self[ChosenExampleKey.self] }
    set { self[ChosenExampleKey.self] = newValue }
  }
}
