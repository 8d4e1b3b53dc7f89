import SourceModel

/// `inline-environment-object`: `.environmentObject(Model())` in a body.
struct InlineEnvironmentObjectRule: Rule {
  let id = "inline-environment-object"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "an environment object made in a body", ja: "body の中で作られる環境オブジェクト"),
      reason: LocalizedText(
        """
        A body runs whenever something that it reads changes. '.environmentObject(Model())' makes a new \
        object each time, and everything below loses what the old one held.
        """,
        ja: """
          body は読んでいるものが変わるたびに実行されます。'.environmentObject(Model())' はそのたびに新しい\
          オブジェクトを作り、下の View は前のオブジェクトの内容を失います。
          """),
      exceptions: LocalizedText("Previews and tests are left alone.", ja: "プレビューとテストは対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return ["environmentObject", "environment"].flatMap { project.calls(named: $0, in: file) }
      .filter { $0.receiver != nil }
      .compactMap { call in
        guard call.arguments.count == 1, let value = call.arguments.first?.value,
          call.arguments.first?.name.isEmpty == true, let made = made(value, in: project),
          let name = project.typeName(of: made), !Previews.contain(call), BodyCode.isInBody(call),
          let view = project.enclosingType(of: call), project.holdsState(view).isYes,
          !project.isForPreviews(view), !isStill(call, in: view)
        else { return nil }
        if let type = project.type(named: name, from: made), !type.declaration.isReferenceType {
          return nil
        }
        return Finding(
          self, at: value,
          message: LocalizedText(
            "A new '\(name)' is made each time this body runs: what the last one held is lost.",
            ja: "この body が動くたびに新しい '\(name)' が作られ、前の内容が失われます。"),
          advice: LocalizedText(
            "Own it in a '@StateObject' or '@State', and pass that.",
            ja: "'@StateObject' か '@State' で所有し、それを渡してください。"))
      }
  }

  /// The call that creates the object: the value itself, or the whole getter of a computed
  /// property.
  private func made(_ value: SourceNode, in project: Project) -> SourceNode? {
    if value.kind == .call { return value }
    guard value.kind == .identifier else { return nil }
    // 'let model = Model()' in the body itself.
    if LocalNames.hide(value.name, at: value) {
      guard let local = LocalNames.declaration(of: value.name, at: value),
        let made = localValue(local), made.kind == .call, BodyCode.isInBody(made)
      else { return nil }
      return made
    }
    guard
      let property = project.enclosingType(of: value)?.property(value.name), !property.isStatic,
      let result = property.soleResult, result.kind == .call
    else { return nil }
    return result
  }

  /// The value of a local `let`; nil for a parameter.
  private func localValue(_ local: SourceNode) -> SourceNode? {
    local.kind == .binding ? local.child(.initializer)?.firstChild : nil
  }

  /// Whether the view is not interactive: it takes no touches, or is rendered as an image.
  private func isStill(_ call: SourceNode, in view: NominalType) -> Bool {
    var node = call
    while let member = node.parent, member.kind == .memberAccess, let outer = member.parent,
      outer.kind == .call
    {
      if member.name == "allowsHitTesting", outer.arguments.first?.value?.name == "false" {
        return true
      }
      node = outer
    }
    guard let code = call.enclosingCode else { return false }
    let name = code.kind == .accessors ? code.parent?.name : code.name
    return view.parts.contains { part in
      part.node.descendants.contains { node in
        node.kind == .call && node.calledName == "ImageRenderer"
          && node.descendants.contains { $0.kind == .identifier && $0.name == name }
      }
    }
  }

  private static let factory = RuleExample.right(
    """
    import SwiftUI
    import UIKit

    class Model: ObservableObject { @Published var count = 0 }

    final class Screens {
      func about() -> some View { About().environmentObject(Model()) }
    }

    struct AboutForPreviews: View {
      var body: some View { About().environmentObject(Model()) }
    }

    #Preview { AboutForPreviews() }

    struct Shared: View {
      var body: some View {
        About().environmentObject(Model()).allowsHitTesting(false)
        Button("Share") { share(ImageRenderer(content: picture)) }
      }
      private var picture: some View { About().environmentObject(Model()) }
    }
    """, isShown: false)

  private static let locals = RuleExample.wrong(
    """
    import SwiftUI

    class Model: ObservableObject { @Published var count = 0 }

    struct Screen: View {
      @StateObject private var owned = Model()
      @State private var isOpen = false
      var body: some View {
        let model = Model()
        Counter().environmentObject(model) // here
        Counter().environmentObject(owned)
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            Counter().environmentObject(Model()) // here
          }
      }
    }

    struct Counter: View {
      @EnvironmentObject var model: Model
      var body: some View { Button("\\(model.count)") { model.count += 1 } }
    }
    """, isShown: false)

  let examples: [RuleExample] = [
    factory,
    locals,
    .wrong(
      """
      import SwiftUI

      final class Model: ObservableObject { @Published var count = 0 }

      struct Screen: View {
        private var model: Model { Model() }
        var body: some View { Text("Screen").environmentObject(model) } // here
      }
      """),
    .wrong(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
      }

      struct Root: View {
        var body: some View {
          Child().environmentObject(Model()) // here
        }
      }
      """),
    .right(
      """
      import SwiftUI

      class Model: ObservableObject {
        @Published var count = 0
      }

      struct Root: View {
        @StateObject private var model = Model()
        var body: some View {
          Child().environmentObject(model)
        }
      }

      #Preview {
        Child().environmentObject(Model())
      }
      """),
  ]
}
