import SourceModel

/// `binding-prop-drilling`: a binding that views only pass on.
struct BindingPropDrillingRule: Rule {
  let id = "binding-prop-drilling"
  let severity = Severity.information

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a binding handed through views that do not use it", ja: "使わない View を通り抜ける Binding"),
      reason: LocalizedText(
        """
        Three views or more take a value only to hand it to the next. Each of them changes when the \
        value's name or type changes, and none of them has anything to do with it. The environment \
        carries it from the owner to the one that uses it.
        """,
        ja: """
          三つ以上の View が、次へ渡すためだけに値を受け取っています。値の名前や型が変わるたびに、関係のない\
          全ての View を直すことになります。環境を使えば所有者から使う View へ直接届きます。
          """),
      exceptions: LocalizedText(
        "Two views are a parent and its child, and are left alone.", ja: "二つまでは親子なので対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.views(in: file).flatMap { type in
      type.declaration.properties.compactMap { property -> Finding? in
        // The chain begins at the state that is only passed on.
        guard property.attribute("State") != nil, property.isStored else { return nil }
        var chain = [type.name]
        var current = (type: type, property: property)
        // An owner that also uses it is not part of the chain.
        if handedTo(property, of: type, in: project) == nil {
          guard let next = lent(property, of: type, in: project) else { return nil }
          guard let view = next.view, let taken = view.declaration.property(next.label),
            taken.isBinding, handedTo(taken, of: view, in: project) != nil
          else { return nil }
          chain = [view.name]
          current = (view, taken)
        }
        while let next = handedTo(current.property, of: current.type, in: project) {
          guard let view = next.view, let taken = view.declaration.property(next.label),
            taken.isBinding, !chain.contains(view.name)
          else { break }
          guard handedTo(taken, of: view, in: project) != nil else { break }
          chain.append(view.name)
          current = (view, taken)
        }
        guard chain.count >= 3 else { return nil }
        return finding(property, chain: chain)
      }
    }
  }

  private func finding(_ property: PropertyDeclaration, chain: [String]) -> Finding {
    let name = property.name
    let list = chain.map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      self, at: property.binding,
      range: property.nameRange,
      message: LocalizedText(
        "'\(name)' is handed through \(list), and none of them uses it.",
        ja: "'\(name)' は \(list) を通り抜けますが、どれも使っていません。"),
      advice: LocalizedText(
        "Put it into the environment, in an '@Observable' object or a value of its own.",
        ja: "'@Observable' なオブジェクトか環境値として、環境に入れてください。"))
  }

  /// The one view that gets the binding, if nothing else is done with it.
  private func handedTo(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> (view: NominalType?, label: String)? {
    let uses = PropertyUses(of: property, in: type)
    guard uses.all.count == 1, let use = uses.projections.first else { return nil }
    return receiver(of: use, in: project)
  }

  /// The one view that gets the binding, whatever else is done with the value.
  private func lent(
    _ property: PropertyDeclaration, of type: NominalType, in project: Project
  ) -> (view: NominalType?, label: String)? {
    let receivers = PropertyUses(of: property, in: type).projections.compactMap {
      receiver(of: $0, in: project)
    }.filter { $0.view != nil }
    return receivers.count == 1 ? receivers[0] : nil
  }

  private func receiver(
    of use: PropertyUses.Use, in project: Project
  ) -> (view: NominalType?, label: String)? {
    guard use.whole == use.node,
      let argument = use.node.parent, argument.kind == .argument, !argument.name.isEmpty,
      let call = argument.parent, call.kind == .call, call.callee?.kind == .identifier,
      let name = call.calledName, project.isTypeName(name)
    else { return nil }
    let view = project.type(named: name, from: call)
    // A SwiftUI control uses it.
    if view == nil, SwiftUINames.views.contains(name) { return nil }
    return (view, argument.name)
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Owner: View {
        @State private var text = "" // here
        var body: some View {
          Text(text)
          First(text: $text)
        }
      }
      struct First: View {
        @Binding var text: String
        var body: some View { Second(text: $text) }
      }
      struct Second: View {
        @Binding var text: String
        var body: some View { Third(text: $text) }
      }
      struct Third: View {
        @Binding var text: String
        var body: some View { Fourth(text: $text) }
      }
      struct Fourth: View {
        @Binding var text: String
        var body: some View { TextField("Text", text: $text) }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct 家: View {
        @State private var 灯 = false // here
        var body: some View { 部屋(灯: $灯) }
      }
      struct 部屋: View {
        @Binding var 灯: Bool
        var body: some View { 棚(灯: $灯) }
      }
      struct 棚: View {
        @Binding var 灯: Bool
        var body: some View { 箱(灯: $灯) }
      }
      struct 箱: View {
        @Binding var 灯: Bool
        var body: some View { 鍵(灯: $灯) }
      }
      struct 鍵: View {
        @Binding var 灯: Bool
        var body: some View { Toggle("灯", isOn: $灯) }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct A: View {
        @State private var value = "" // here
        var body: some View { B(value: $value) }
      }
      struct B: View {
        @Binding var value: String
        var body: some View { C(value: $value) }
      }
      struct C: View {
        @Binding var value: String
        var body: some View { D(value: $value) }
      }
      struct D: View {
        @Binding var value: String
        var body: some View { TextField("Value", text: $value) }
      }
      """),
    .right(
      """
      import SwiftUI

      struct A: View {
        @State private var value = ""
        var body: some View { B(value: $value) }
      }
      struct B: View {
        @Binding var value: String
        var body: some View { C(value: $value) }
      }
      struct C: View {
        @Binding var value: String
        var body: some View { TextField("Value", text: $value) }
      }
      """),
  ]
}
