import SourceModel
import StateOwnership
import StateRules

/// The words between the names in a graph, in one language.
struct GraphWords: Sendable {
  let noView: String
  let noHolder: String
  let takenByNobody: String
  let environment: String
  let copy: String
  let asAbove: String
  let notKnownThere: String
  let withoutState: @Sendable (String) -> String
  let madeBy: @Sendable (String) -> String
  let makes: @Sendable (String) -> String
  let watched: @Sendable (String) -> String
  let from: @Sendable (String) -> String
  let others: @Sendable (Int) -> String
  let and: @Sendable (String) -> String
  /// How the view holds a state, and which: "owns @State count: Int".
  let role: @Sendable (GraphState.Role, String) -> String
  /// What a member does with it, and with which parts of it; an empty text if there are none.
  let access: @Sendable (GraphUse.Access, String) -> String
  /// A member with everything that it does.
  let use: @Sendable (String, [String]) -> String

  static func of(_ language: Language) -> GraphWords {
    language == .japanese ? japanese : english
  }

  private static let english = GraphWords(
    noView: "There is no view here.", noHolder: "no view here holds it",
    takenByNobody: "environment; nothing here is seen to take it out",
    environment: "environment", copy: "a copy", asAbove: "as above",
    notKnownThere: "what becomes of it there is not known",
    withoutState: { "Without state: \($0)" }, madeBy: { "made by \($0)" },
    makes: { "makes \($0)" }, watched: { "views watch \($0)" }, from: { "from \($0)" },
    others: { "\($0) others" }, and: { " and \($0)" },
    role: { role, state in
      let verb =
        switch role {
        case .owned: "owns"
        case .kept: "reads what the system keeps:"
        case .borrowed: "is lent"
        case .environment: "finds in the environment"
        case .shared: "shares with everybody"
        case .made: "makes anew at each run"
        case .copy: "is given"
        }
      return "\(verb) \(state)"
    },
    access: { access, parts in
      parts.isEmpty ? access.rawValue : "\(access.rawValue) \(parts)"
    }, use: { "\($0) \($1.joined(separator: "; "))" })

  private static let japanese = GraphWords(
    noView: "ここにビューはありません。", noHolder: "これを持つビューはここにありません",
    takenByNobody: "環境。ここには取り出す箇所がありません", environment: "環境", copy: "コピー",
    asAbove: "上と同じ", notKnownThere: "その先はわかりません",
    withoutState: { "状態なし: \($0)" }, madeBy: { "作る側: \($0)" }, makes: { "作るビュー: \($0)" },
    watched: { "ビューが監視する値: \($0)" }, from: { "元: \($0)" }, others: { "ほか \($0) 個" },
    and: { "、\($0)" },
    role: { role, state in
      switch role {
      case .owned: "所有: \(state)"
      case .kept: "システムが保存: \(state)"
      case .borrowed: "借用: \(state)"
      case .environment: "環境から: \(state)"
      case .shared: "全体で共有: \(state)"
      case .made: "実行のたびに作る: \(state)"
      case .copy: "受け取り: \(state)"
      }
    },
    access: { access, parts in
      let verb =
        switch access {
        case .reads: "読む"
        case .writes: "書く"
        case .calls: "呼ぶ"
        }
      return parts.isEmpty ? verb : "\(parts) を\(verb)"
    },
    use: { member, parts in
      let text = parts.joined(separator: "、")
      // Names from a program are set off by a space.
      return "\(member) で\(text.first?.isASCII == true ? " " : "")\(text)"
    })
}
