import SourceModel

/// `environment-in-non-view`: `@State` or `@Environment` where SwiftUI does not install it.
struct EnvironmentInNonViewRule: Rule {
  let id = "environment-in-non-view"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a view's property wrapper outside of a view", ja: "View の外にある View 用ラッパー"),
      reason: LocalizedText(
        """
        SwiftUI gives '@State' its storage and '@Environment' its value when it finds them in a view, a \
        modifier or a 'DynamicProperty'. In a class, or in a struct that is none of these, the state \
        never changes and the environment is always the default.
        """,
        ja: """
          SwiftUI は View、ViewModifier、'DynamicProperty' の中にある '@State' に記憶域を、'@Environment' に\
          値を与えます。クラスや、それらでない構造体の中では、状態は変わらず、環境は常に既定値です。
          """),
      exceptions: LocalizedText(
        """
        '@Binding' works everywhere, and '@AppStorage' in classes. Types of which not all is known are \
        left alone.
        """,
        ja: "'@Binding' はどこでも、'@AppStorage' はクラスでも使えます。素性の分からない型は対象外です。"))
  }

  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Environment", "EnvironmentObject", "FocusState",
    "GestureState",
  ]

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return file.types.flatMap { declaration -> [Finding] in
      guard declaration.isClass || declaration.kind == .structDeclaration,
        let type = project.type(of: declaration), type.declaration === declaration,
        project.holdsState(type).isNo, !Previews.contain(declaration.node),
        // A macro may turn it into a view.
        declaration.attributes.allSatisfy({ Self.isPlain($0.name) })
      else { return [] }
      return declaration.properties.compactMap { property in
        guard property.isStored, !property.isStatic,
          let wrapper = property.attributes.first(where: {
            Self.wrappers.contains($0.name) && !project.declares($0.name)
          })
        else { return nil }
        let kind = declaration.isClass ? ("a class", "クラス") : ("no view", "View ではない型")
        return Finding(
          self, at: wrapper.node,
          message: LocalizedText(
            "'\(type.name)' is \(kind.0): SwiftUI does not install '@\(wrapper.name)' here.",
            ja: "'\(type.name)' は\(kind.1)なので、SwiftUI は '@\(wrapper.name)' を働かせません。"),
          advice: declaration.isClass
            ? LocalizedText(
              "Use a plain property, or '@Published' in an 'ObservableObject'.",
              ja: "普通のプロパティか、'ObservableObject' なら '@Published' を使ってください。")
            : LocalizedText(
              "Conform to 'View' or 'DynamicProperty', or move it into the view.",
              ja: "'View' か 'DynamicProperty' に準拠させるか、View に移してください。"))
      }
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    ["MainActor", "available", "Observable", "frozen", "objc", "main", "preconcurrency"].contains(
      name)
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      class Model: ObservableObject {
        @State var count = 0 // here
      }

      struct Helper {
        @Environment(\\.colorScheme) var scheme // here
      }
      """),
    .right(
      """
      import SwiftUI

      struct Toggled: DynamicProperty {
        @State private var isOn = false
      }

      struct Shown {
        @State private var isOn = false
      }
      extension Shown: View {
        var body: some View { Toggle("On", isOn: $isOn) }
      }

      class Coordinator {
        @Binding var text: String
        init(text: Binding<String>) { _text = text }
      }
      """),
  ]
}
