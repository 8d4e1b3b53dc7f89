import SwiftSyntax

/// The steps that make a view model easier to follow.
package enum ViewModelStep: String, CaseIterable, Sendable {
  /// One `State` in place of data, flag and message.
  case stateEnum = "state-enum"
  /// One method that goes from loading to loaded or an error.
  case loadingHelper = "loading-helper"
  /// Computed properties for values derived from others.
  case computed
  /// Dependencies injected through `init`, as protocols.
  case inject
  /// `private`, `private(set)` and `final` where no outside code needs more access.
  case access
  /// `@MainActor`.
  case mainActor = "main-actor"
}

/// The result of a step, or the reason why it did nothing.
package struct RefactoringResult: Sendable {
  package var changed: [String: [UInt8]] = [:]
  /// What was done, for the header of the diff.
  package var explanation: [String] = []
  /// The obstacles.
  package var refusals: [MigrationBlocker] = []

  package init() {}
}

/// Refactors one class of a project.
package struct ViewModelRefactoring {
  package struct NoSuchType: Error, Sendable {
    package let name: String
  }

  private let texts: [String: [UInt8]]
  private let name: String

  package init(texts: [String: [UInt8]], type name: String) {
    self.texts = texts
    self.name = name
  }

  /// Runs the steps one after another, each on the result of the previous ones.
  package func run(_ steps: [ViewModelStep]) throws -> RefactoringResult {
    var result = RefactoringResult()
    var parsed = texts.mapValues { _ in ParsedFile?.none }
    for step in ViewModelStep.allCases where steps.contains(step) {
      // A file is parsed again if the previous step changed it.
      let files = texts.sorted { $0.key < $1.key }.map { path, bytes in
        if let file = parsed[path] ?? nil { return file }
        let file = ParsedFile(path: path, bytes: result.changed[path] ?? bytes)
        parsed[path] = file
        return file
      }
      let index = TypeIndex(files)
      guard let type = index.type(named: name, at: nil), let declaration = type.classDeclaration
      else { throw NoSuchType(name: name) }
      var plan = RefactoringPlan(files: files, index: index, type: type, declaration: declaration)
      plan.isOneOfMany = steps.count == ViewModelStep.allCases.count
      if type.isDeclaredTwice {
        plan.refuse(declaration, type.file, "'\(name)' is declared more than once")
      } else if let broken = files.first(where: { file in
        file.hasErrors && type.parts.contains { $0.file === file }
      }) {
        plan.refuse(broken.tree, broken, "the file has parts that cannot be read as Swift")
      } else {
        switch step {
        case .stateEnum: plan.introduceState()
        case .loadingHelper: plan.extractLoadingHelper()
        case .computed: plan.computeDerivedProperties()
        case .inject: plan.injectDependencies()
        case .access: plan.restrictAccess()
        case .mainActor: plan.putOnMainActor()
        }
      }
      result.refusals += plan.refusals
      guard plan.refusals.isEmpty else { continue }
      result.explanation += plan.explanation
      for file in files {
        guard let edits = plan.edits.edits[file.path], !edits.isEmpty else { continue }
        result.changed[file.path] = try edits.applied(to: file.bytes)
        parsed[file.path] = ParsedFile?.none
      }
    }
    return result
  }
}

/// The edits of one step.
struct RefactoringPlan {
  let files: [ParsedFile]
  let index: TypeIndex
  let type: IndexedType
  let declaration: ClassDeclSyntax
  let types: ExpressionTypes
  /// Whether all steps were requested: then a step with nothing to do is not reported.
  var isOneOfMany = false
  var edits = EditGroup()
  var explanation: [String] = []
  var refusals: [MigrationBlocker] = []

  init(files: [ParsedFile], index: TypeIndex, type: IndexedType, declaration: ClassDeclSyntax) {
    self.files = files
    self.index = index
    self.type = type
    self.declaration = declaration
    types = ExpressionTypes(index: index)
  }

  var file: ParsedFile { type.file }

  mutating func add(_ edit: SourceEdit) { edits.add(edit, to: file.path) }

  mutating func refuse(_ node: some SyntaxProtocol, _ file: ParsedFile, _ reason: String) {
    refusals.append(MigrationBlocker(place: file.place(of: node), reason: reason))
  }

  /// Reports that a step that was requested by name has nothing to do.
  mutating func haveNothingToDo(_ reason: String) {
    if !isOneOfMany { refuse(declaration, file, reason) }
  }

  /// The class's own functions, except those in extensions in other files.
  var methods: [FunctionDeclSyntax] {
    declaration.memberBlock.allMembers.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
  }
}
