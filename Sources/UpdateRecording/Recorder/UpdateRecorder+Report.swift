import ViewRuntime

extension UpdateRecorder {
  /// Returns a property's name without its storage's underscore.
  package static func plain(_ name: String) -> String { StateGraphCollector.plain(name) }

  /// Returns a report of what was recorded since the last ``reset()``.
  ///
  /// - Parameter before: an earlier graph, for the names of what no longer exists.
  package func report(_ runtime: ViewRuntime, before: StateGraphSnapshot? = nil) -> UpdateReport {
    let survey = runtime.survey()
    return report(survey, before: before)
  }

  /// Returns the report and the current graph that its names come from.
  package func reportWithGraph(
    _ runtime: ViewRuntime, before: StateGraphSnapshot?
  ) -> (report: UpdateReport, graph: StateGraphSnapshot) {
    let survey = runtime.survey()
    return (report(survey, before: before), survey.graph)
  }

  func report(_ survey: StateGraphCollector, before: StateGraphSnapshot?) -> UpdateReport {
    let present = survey.graph
    func name(_ id: Int, _ type: String, _ item: String? = nil) -> String {
      survey.name(ofView: id) ?? before?.view(id)?.name ?? item.map { "\(type)(\($0))" } ?? type
    }
    let ran = Set(runs.map(\.view))
    var touched = ran
    touched.formUnion(skips.lazy.map(\.view))
    return UpdateReport(
      cause: cause, changes: combined(changes.flatMap { describe($0, survey, before) }),
      runs: runs.map { run in
        .init(
          view: name(run.view, run.name, run.elementID), id: run.view,
          reasons: run.reasons.map(StateGraphCollector.plain), duration: run.duration)
      },
      skips: skips.filter { !ran.contains($0.view) }.map {
        .init(view: name($0.view, $0.name), id: $0.view)
      },
      warnings: warnings, untouched: present.views.count { !touched.contains($0.id) },
      frames: frames,
      duration: duration)
  }

  private func describe(
    _ change: Change, _ survey: StateGraphCollector, _ before: StateGraphSnapshot?
  ) -> [UpdateReport.Change] {
    switch change.place {
    case .state(let location):
      guard let source = survey.source(at: location) else { return [] }
      func text(_ value: Any?, _ steps: [String] = []) -> String {
        survey.text(of: value, below: steps, called: source.name, at: [location])
      }
      let whole = UpdateReport.Change(
        source: source.name, id: source.id, old: text(change.old), new: text(change.new))
      guard whole.old == whole.new, let old = change.old, let new = change.new,
        let part = ValueDifference.between(old, new)
      else { return [whole] }
      return [
        .init(
          source: part.name(below: source.name), id: source.id, old: text(part.old, part.steps),
          new: text(part.new, part.steps))
      ]
    case .object(let object):
      let source = survey.source(at: object)
      let name = source?.name ?? "\(type(of: object))"
      let former = formerFields[ObjectIdentifier(object)] ?? []
      let pairs = zip(former, ObjectFields.values(of: object))
      let fields = pairs.filter { $1.differs(from: $0) }.map {
        self.change(of: name, source?.id, from: $0, to: $1, in: object, survey)
      }
      return fields.isEmpty ? [.init(source: name, id: source?.id)] : fields
    case .unknownObject(let type):
      return [.init(source: type, id: nil)]
    case .environment(let view, let property):
      let name = survey.name(ofView: view) ?? "A view"
      return [.init(source: "\(name).\(StateGraphCollector.plain(property))", id: nil)]
    }
  }

  /// Returns a change of a property.
  ///
  /// - Parameter name: the object's: "TodoRoot.store".
  private func change(
    of name: String, _ id: String?, from old: ObjectFields.Value, to new: ObjectFields.Value,
    in object: AnyObject, _ survey: StateGraphCollector
  ) -> UpdateReport.Change {
    let property = "\(name).\(new.name)"
    let texts = (old: survey.text(of: old, in: object), new: survey.text(of: new, in: object))
    if texts.old != texts.new {
      return .init(source: property, id: id, old: texts.old, new: texts.new)
    }
    guard let part = ValueDifference.between(old.value, new.value) else {
      return .init(source: property, id: id)
    }
    func text(_ value: Any) -> String {
      survey.text(of: .init(name: new.name, value: value), below: part.steps, in: object)
    }
    return .init(
      source: part.name(below: property), id: id, old: text(part.old), new: text(part.new))
  }

  /// Combines several writes of one source into one change, from the first value to the last. An
  /// object that notified several views counts once as well.
  private func combined(_ changes: [UpdateReport.Change]) -> [UpdateReport.Change] {
    var result: [UpdateReport.Change] = []
    var places: [String: Int] = [:]
    for change in changes {
      if let index = places[change.source] {
        result[index].new = change.new
      } else {
        places[change.source] = result.count
        result.append(change)
      }
    }
    return result
  }
}
