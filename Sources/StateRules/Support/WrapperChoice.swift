import SourceModel

/// The flow chart of state for one property: who owns it, does it change, is it an object.
package struct WrapperChoice: Sendable {
  /// A question with its answer, each a sentence.
  package struct Step: Sendable {
    package let question: LocalizedText
    package let answer: LocalizedText
  }

  package let steps: [Step]
  /// The result of the chart, as source: `@State private var`; `nil` if an answer is unknown.
  package let answer: String?
  /// The reason, in one sentence.
  package let reason: LocalizedText
  /// The result if it is known and differs from the source, and no other rule reports it.
  package let differentAnswer: String?

  package init(of property: PropertyDeclaration, in type: NominalType, project: Project) {
    var walk = Walk(property: property, type: type, project: project)
    walk.run()
    steps = walk.steps
    answer = walk.answer
    reason = walk.reason
    differentAnswer = walk.isDifferent ? walk.answer : nil
  }

  private struct Walk {
    let property: PropertyDeclaration
    let type: NominalType
    let project: Project
    var steps: [Step] = []
    var answer: String?
    var reason = LocalizedText("", ja: "")
    var isDifferent = false

    mutating func run() {
      let wrapper = property.wrapper?.name
      let model = project.type(of: property)
      if wrapper == "Environment" || wrapper == "EnvironmentObject" {
        ask(
          "Who owns it?", "誰が所有しますか?", "Somebody above; it comes by the environment.",
          "上の誰かです。環境から届きます。")
        if let model, project.isObservable(model).isYes {
          return end(
            "@Environment(\(model.name).self)", "'\(model.name)' is '@Observable'.",
            "'\(model.name)' は '@Observable' です。")
        }
        return end(
          wrapper == "EnvironmentObject" ? "@EnvironmentObject var" : "@Environment",
          "It comes by the environment.", "環境から届きます。")
      }
      if let model, model.declaration.isReferenceType { return object(model) }
      value()
    }

    // MARK: Objects

    private mutating func object(_ model: NominalType) {
      let isObservable = project.isObservable(model)
      let isLegacy = project.isObservableObject(model)
      ask(
        "Is it a value or an object?", "値ですか、オブジェクトですか?",
        "An object: '\(model.name)' is a \(model.kind == .actorDeclaration ? "actor" : "class").",
        "オブジェクトです。'\(model.name)' は\(model.kind == .actorDeclaration ? "actor" : "クラス")です。")
      guard isObservable != .unknown else { return }
      let owner = owner()
      if isObservable.isYes {
        ask("How is it watched?", "どう監視されますか?", "It is '@Observable'.", "'@Observable' です。")
        switch owner {
        case .here:
          end("@State private var", "This view makes and owns it.", "この View が作り、所有します。")
        case .outside:
          let uses = PropertyUses(of: property, in: type)
          let lends = !uses.projections.isEmpty || !uses.wrapperUses.isEmpty
          ask(
            "Does this view make bindings to it?", "Binding を作りますか?", lends ? "Yes." : "No.",
            lends ? "はい。" : "いいえ。")
          if lends {
            end(
              "@Bindable var", "It comes from outside, and bindings are made to it.",
              "外から来て、Binding を作ります。")
          } else {
            end(
              "let", "'\(property.name)' comes from outside, and no binding is made to it here.",
              "'\(property.name)' は外から来ますが、ここでは Binding を作りません。")
            isDifferent =
              property.wrapper?.name == "Bindable" && !property.isPublic
              && uses.all.contains { $0.kind == .read || $0.kind == .call || $0.kind == .write }
          }
        case .shared:
          end(
            "let", "'\(property.name)' is shared, and owned elsewhere.",
            "'\(property.name)' は共有されており、他が所有します。")
        }
        return
      }
      guard isLegacy.isYes else {
        if isLegacy.isNo {
          ask(
            "How is it watched?", "どう監視されますか?", "Not at all: it is a plain class.",
            "監視されません。普通のクラスです。")
          end("let", "Nothing tells a view that it changes.", "変化は View に伝わりません。")
        }
        return
      }
      ask(
        "How is it watched?", "どう監視されますか?", "It is an 'ObservableObject'.", "'ObservableObject' です。"
      )
      switch owner {
      case .here:
        end("@StateObject private var", "This view makes and owns it.", "この View が作り、所有します。")
      case .outside: end("@ObservedObject var", "It comes from outside.", "外から来ます。")
      case .shared:
        end(
          "@ObservedObject var", "'\(property.name)' is shared, and owned elsewhere.",
          "'\(property.name)' は共有されており、他が所有します。")
        // Even shared state may originate in an app.
        isDifferent =
          property.wrapper?.name == "StateObject" && !type.inheritedNames.contains("App")
      }
    }

    private enum Owner { case here, outside, shared }

    private mutating func owner() -> Owner {
      guard let value = property.initialValue else {
        let isMade = type.initializers.contains { initializer in
          initializer.node.descendants.contains { node in
            node.kind == .assignment && node.firstChild?.namePath == ["_" + property.name]
              && node.children.dropFirst().contains { call in
                (call.argument("wrappedValue") ?? call.argument("initialValue"))?.kind == .call
              }
          }
        }
        ask(
          "Who owns it?", "誰が所有しますか?",
          isMade ? "This view: its initialiser makes it." : "Somebody else: it is passed in.",
          isMade ? "この View です。init で作ります。" : "他の誰かです。外から渡されます。")
        return isMade ? .here : .outside
      }
      if value.kind == .memberAccess, let path = value.namePath, path.count == 2,
        project.isTypeName(path[0])
      {
        ask(
          "Who owns it?", "誰が所有しますか?", "It is shared: '\(value.text)'.", "共有されています:'\(value.text)'。"
        )
        return .shared
      }
      ask("Who owns it?", "誰が所有しますか?", "This view: it makes it.", "この View です。自分で作ります。")
      return .here
    }

    // MARK: Values

    private mutating func value() {
      let uses = PropertyUses(of: property, in: type)
      let changes = !uses.writes.isEmpty || !uses.projections.isEmpty || !uses.calls.isEmpty
      ask("Is it a value or an object?", "値ですか、オブジェクトですか?", "A value.", "値です。")
      if property.isBinding {
        ask("Who owns it?", "誰が所有しますか?", "The parent: it is lent.", "親です。借りています。")
        ask(
          "Does this view change it?", "この View が変更しますか?", changes ? "Yes." : "No.",
          changes ? "はい。" : "いいえ。")
        return end(
          changes ? "@Binding var" : "let",
          changes
            ? "The parent owns it, and this view changes it."
            : "The parent owns it, and this view only reads it.",
          changes ? "親が所有し、この View が変更します。" : "親が所有し、この View は読むだけです。")
      }
      let isOwned = property.initialValue != nil || property.attribute("State") != nil
      ask(
        "Who owns it?", "誰が所有しますか?", isOwned ? "This view." : "The parent: it is passed in.",
        isOwned ? "この View です。" : "親です。外から渡されます。")
      guard isOwned else {
        return end("let", "The parent owns it, and passes its value.", "親が所有し、値を渡します。")
      }
      ask(
        "Does it change?", "変化しますか?", changes ? "Yes." : "Nothing here changes it.",
        changes ? "はい。" : "ここでは変更されません。")
      if changes {
        return end(
          "@State private var", "This view owns it, and changes it.", "この View が所有し、変更します。")
      }
      end("let", "Nothing changes '\(property.name)'.", "'\(property.name)' は変更されません。")
      isDifferent =
        property.attribute("State") != nil && property.isPrivate
        && uses.wrapperUses.isEmpty && !uses.reads.isEmpty
        && property.initialValue.map(isConstant) == true && !property.isConditional
    }

    /// Whether an initial value is meaningful by itself, unlike an empty text or list that is
    /// filled later.
    private func isConstant(_ value: SourceNode) -> Bool {
      switch value.kind {
      case .stringLiteral: !value.name.isEmpty && value.children.first { _ in true } == nil
      case .integerLiteral, .floatLiteral: value.name != "0" && value.name != "0.0"
      case .arrayLiteral:
        value.firstChild != nil && value.descendants.allSatisfy { $0.kind != .closure }
      default: false
      }
    }

    private mutating func ask(
      _ question: String, _ questionJa: String, _ answer: String, _ answerJa: String
    ) {
      steps.append(
        Step(
          question: LocalizedText(question, ja: questionJa),
          answer: LocalizedText(answer, ja: answerJa)))
    }

    private mutating func end(_ answer: String, _ reason: String, _ reasonJa: String) {
      self.answer = answer
      self.reason = LocalizedText(reason, ja: reasonJa)
    }
  }
}
