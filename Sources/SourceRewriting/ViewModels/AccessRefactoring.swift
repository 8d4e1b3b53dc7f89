import SwiftSyntax

extension RefactoringPlan {
  private static let plain: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "Equatable", "Hashable",
    "CustomStringConvertible",
    "NSObject", "AnyObject",
  ]

  /// Adds `private`, `private(set)` and `final` where no outside code needs more access.
  mutating func restrictAccess() {
    let foreign = type.inherited.first { entry in
      entry.type.type.nominalNames.contains {
        !Self.plain.contains($0.lastPart) && index.type(named: $0, at: Syntax(entry.type)) == nil
      }
    }
    if let foreign {
      refuse(
        foreign.type, foreign.file,
        "'\(foreign.type.type.source)' may ask for members, and its declaration is not in the project"
      )
      return
    }
    let uses = MemberUses(of: type, in: files, index: index, types: types)
    for member in declaration.memberBlock.allMembers {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isOfType,
        !variable.hasAccess, !variable.modifiers.contains(.override),
        !variable.bindings.contains(where: { $0.isComputed })
      else { continue }
      let names = variable.bindings.compactMap(\.name)
      guard names.count == variable.bindings.count, let name = names.first else { continue }
      let isRead = names.contains(where: uses.read.contains)
      let isWritten = names.contains(where: uses.written.contains)
      let place =
        variable.modifiers.first?.contentRange.lowerBound
        ?? variable.bindingSpecifier.contentRange.lowerBound
      if !isRead, !isWritten {
        add(.insert("private ", at: place))
        explanation.append("'\(name)' is private: nothing outside of the class uses it.")
      } else if !isWritten, !variable.isLet {
        add(.insert("private(set) ", at: place))
        explanation.append("'\(name)' is private(set): outside of the class it is only read.")
      }
    }
    makeFinal()
  }

  private mutating func makeFinal() {
    let modifiers = declaration.modifiers
    guard !modifiers.contains(.final), !modifiers.contains(.open), !modifiers.contains(.public),
      !index.types.values.contains(where: { other in
        index.inherited(by: other).contains { $0.name == type.name }
      })
    else { return }
    add(.insert("final ", at: declaration.classKeyword.contentRange.lowerBound))
    explanation.append("'\(type.name)' is final: it has no subclass.")
  }
}

extension VariableDeclSyntax {
  fileprivate var hasAccess: Bool {
    [.private, .fileprivate, .internal, .package, .public, .open].contains {
      modifiers.contains($0)
    }
  }
}
