/// The differences between two states of a file.
struct FileComparison {
  /// The reason why the running program cannot take the change; nil if it can.
  private(set) var reason: String?
  private(set) var replaced: [SourceDeclarations.Member] = []
  private(set) var added: [SourceDeclarations.Member] = []
  /// Types that do not exist in the running program.
  private(set) var newTypes: [String] = []

  /// - Parameter already: the members whose running code differs from that in `old`: they are
  ///   replaced even if they are unchanged.
  init(_ old: SourceDeclarations, _ new: SourceDeclarations, replaced already: Set<String>) {
    newTypes = new.types.keys.filter { old.types[$0] == nil }.sorted()
    reason = difference(of: old.layouts, new.layouts)
    if reason != nil { return }
    if let gone = old.members.filter({ new.members[$0.key] == nil && $0.value.isSeenElsewhere })
      .min(by: { $0.key < $1.key })
    {
      reason = "'\(gone.value.name)' was removed"
      return
    }
    for (key, member) in new.members.sorted(by: { $0.key < $1.key })
    where !isNew(member.owner) {
      guard let former = old.members[key] else {
        added.append(member)
        continue
      }
      let isSame = former.signature == member.signature && former.code == member.code
      if isSame, !already.contains(key) { continue }
      if former.signature != member.signature {
        reason = "the declaration of '\(member.name)' changed"
        return
      }
      if let obstacle = member.obstacle {
        reason = obstacle
        return
      }
      replaced.append(member)
    }
  }

  private func difference(of old: [String: String], _ new: [String: String]) -> String? {
    for (name, layout) in new.sorted(by: { $0.key < $1.key })
    where old[name] != layout && !isNew(name) {
      return old[name] == nil
        ? "'\(name)' is new"
        : name == "#Preview" ? "a preview changed" : "what '\(name)' stores or conforms to changed"
    }
    return old.keys.filter { new[$0] == nil }.min().map { "'\($0)' is gone" }
  }

  /// Whether it belongs to a new type, which is added as a whole.
  private func isNew(_ name: String?) -> Bool {
    guard let name else { return false }
    return newTypes.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  var isEmpty: Bool { replaced.isEmpty && added.isEmpty && newTypes.isEmpty }

  /// The changes in words, for the user.
  var names: [String] {
    (replaced + added).map { member in
      (member.owner.map { "\($0)." } ?? "") + member.name
    } + newTypes
  }
}
