import SourceModel

/// `final-view-model`: a view model without subclasses that is not final.
struct FinalViewModelRule: Rule {
  let id = "final-view-model"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a view model without subclasses that is not final", ja: "final でない ViewModel"),
      reason: LocalizedText(
        """
        Nobody inherits from this class. 'final' says so: readers need not look for overrides, and \
        the compiler calls its methods directly.
        """,
        ja: "このクラスを継承する型はありません。'final' と書けばオーバーライドを探す必要がなくなり、呼び出しも速くなります。"),
      exceptions: LocalizedText(
        "Public and open classes are left alone: others may inherit from them.",
        ja: "public と open のクラスは対象外です。"),
      fix: LocalizedText("Writes 'final'.", ja: "'final' を付けます。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.viewModels(in: file).compactMap { type in
      guard !type.declaration.isFinal, !type.declaration.isPublic, !project.hasSubclass(type),
        project.servesViews(type)
      else {
        return nil
      }
      guard let keyword = Self.keyword(of: type.declaration) else { return nil }
      return Finding(
        self, at: type.declaration.node, range: type.nameRange,
        message: LocalizedText(
          "'\(type.name)' has no subclass and is not final.",
          ja: "'\(type.name)' にはサブクラスがなく、final でもありません。"),
        advice: LocalizedText("Make it 'final class'.", ja: "'final class' にしてください。"),
        fixes: [
          Fix(
            LocalizedText("Make it final", ja: "final にする"), safety: .suggestion,
            edits: [.insert("final ", at: keyword, in: type.declaration.node.tree)])
        ])
    }
  }

  /// The position of `class`, which is the last word before the name.
  private static func keyword(of declaration: TypeDeclaration) -> Int? {
    let start = declaration.node.range.start
    let bytes = declaration.node.tree.text.bytes
    let word = Array("class".utf8)
    var place = declaration.node.nameStart - word.count
    while place >= start {
      if Array(bytes[place..<place + word.count]) == word { return place }
      place -= 1
    }
    return nil
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      @MainActor @Observable class Model { // here
        var count = 0
      }
      """),
    .right(
      """
      import SwiftData
      import SwiftUI

      @Model class Item { var title = "" }
      class Downloads: ObservableObject { @Published var count = 0 }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      @Observable final class Model { var count = 0 }
      @Observable class BaseModel { var count = 0 }
      @Observable final class SpecialModel: BaseModel { var other = 0 }
      public class Shared: ObservableObject { @Published var count = 0 }
      class Plain { var count = 0 }
      """),
  ]
}
