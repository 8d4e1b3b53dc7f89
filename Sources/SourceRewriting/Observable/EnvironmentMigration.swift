import SwiftSyntax

extension MigrationPass {
  /// Rewrites `@EnvironmentObject var model: Model` as `@Environment(Model.self) var model`.
  func migrateEnvironment(_ site: WrappedProperty) {
    guard let annotation = site.variable.binding.typeAnnotation,
      let type = annotation.type.nominalName
    else { return }
    if case .instance(let found) = types.type(annotation.type), found.isProtocol {
      block(
        site.set, annotation, site.file,
        "the environment holds objects by their class, not by a protocol"
      )
    }
    let generics =
      annotation.type.source.hasSuffix("?") || annotation.type.source.hasSuffix("!")
      ? type : annotation.type.source
    add(
      SourceEdit(
        site.wrapper.attributeName.contentRange,
        with: "\(qualified("Environment", at: site))(\(generics).self)"), to: site.file)
    let pattern = site.variable.binding.pattern.contentRange
    let colon = annotation.colon.contentRange
    let comments = [
      pattern.upperBound..<colon.lowerBound,
      colon.upperBound..<annotation.type.contentRange.lowerBound,
    ].flatMap { site.file.comments(in: $0) }
    add(
      SourceEdit(
        pattern.upperBound..<annotation.contentRange.upperBound,
        with: comments.map { " \(site.file.text($0))" }.joined()), to: site.file)
    for (assignment, file) in storageAssignments(of: site, made: []) {
      block(site.set, assignment.sequence, file, "'_\(site.name)' is set by hand")
    }
    var members: Set<SyntaxIdentifier> = []
    for use in projections(of: site) {
      guard use.isFollowedByMember, let body = BindableBody(around: use.node) else {
        block(
          site.set, use.node, use.file,
          "'$\(site.name)' is used where no local '@Bindable' can be declared")
        continue
      }
      if let receiver = use.receiver { add(.remove(receiver), to: use.file) }
      guard members.insert(body.statements.id).inserted else { continue }
      declareBindable(site.name, in: body, file: use.file)
    }
  }

  private func declareBindable(_ name: String, in body: BindableBody, file: ParsedFile) {
    guard let first = body.statements.first else { return }
    let start = first.contentRange.lowerBound
    let hasOwnLine =
      first.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.containsNewline == true
    let separator = hasOwnLine ? "\n\(file.indentation(of: first))" : "; "
    let needsReturn =
      !body.isBuilder(index) && body.statements.count == 1
      && first.item.is(ExprSyntax.self) && body.returnsValue
    add(
      .insert(
        "@Bindable var \(name) = \(name)\(separator)\(needsReturn ? "return " : "")", at: start),
      to: file)
  }

  /// Rewrites `.environmentObject(model)` as `.environment(model)`.
  func migrateEnvironmentObject(_ call: FunctionCallExprSyntax, in file: ParsedFile) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
    else { return }
    switch types.type(of: argument.expression) {
    case .instance(let type):
      guard let set = sets.set(of: type) else { return }
      if type.isProtocol {
        block(
          set, call, file, "the environment holds objects by their class, not by a protocol")
      }
      add(SourceEdit(member.declName.baseName.contentRange, with: "environment"), to: file)
    case .unknown:
      blockAll(
        argument, file,
        "the type of '\(argument.expression.source)' cannot be told from the sources, so neither which environment it belongs to"
      )
    case .external, .other, .metatype: break
    }
  }
}
