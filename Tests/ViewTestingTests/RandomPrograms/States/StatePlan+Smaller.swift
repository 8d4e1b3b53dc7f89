/// Simpler plans, for the smallest one that still shows a difference.
extension StatePlan {
  /// Plans with one change each; the largest changes come first.
  var smaller: [StatePlan] {
    var all = children.indices.map { index in changed { $0.children.remove(at: index) } }
    for (index, child) in children.enumerated() where child.place != .plain {
      if case .rows = child.place { continue }
      if case .unwrapped = child.place { continue }
      all.append(changed { $0.children[index].place = .plain })
    }
    for index in children.indices {
      all += children[index].plan.smaller.map { plan in
        changed { $0.children[index].plan = plan }.lendingWhatIsHeld
      }
    }
    if isDirect { all.append(changed { $0.isDirect = false }) }
    all += shows.indices.map { index in changed { $0.shows.remove(at: index) } }
    let switches: [(isOn: Bool, off: (StatePlan) -> Void)] = [
      (watches != nil, { ($0.watches, $0.echoes, $0.watchesAtFirst) = (nil, false, false) }),
      (watchesAtFirst, { $0.watchesAtFirst = false }), (echoes, { $0.echoes = false }),
      (greets, { $0.greets = false }),
      (works != nil, { ($0.works, $0.worksOn) = (nil, false) }), (worksOn, { $0.worksOn = false }),
      (receives, { $0.receives = false }), (gives != nil, { $0.gives = nil }),
      (tells != nil, { $0.tells = nil }),
      (collects, { ($0.collects, $0.keeps) = (false, false) }), (keeps, { $0.keeps = false }),
      (overlays, { $0.overlays = false }), (arranges, { $0.arranges = false }),
      (presses != nil, { $0.presses = nil }), (submits, { $0.submits = false }),
      (chains, { $0.chains = false }), (area != .drag, { $0.area = .drag }),
      (keys != nil, { $0.keys = nil }), (marks != nil, { $0.marks = nil }),
      (outlines, { $0.outlines = false }),
    ]
    for (isOn, off) in switches where isOn { all.append(changed(off)) }
    return all + plansWithoutHold
  }

  /// Without what children do not hold.
  private var lendingWhatIsHeld: StatePlan {
    changed { plan in
      for index in plan.children.indices {
        for slot in [0, 1] where plan.children[index].plan.holds[slot] == .nothing {
          plan.children[index].loans[slot] = StateLoan(slot: 0, way: .nothing)
        }
      }
    }
  }

  /// Without one of the holds, if nothing needs it.
  private var plansWithoutHold: [StatePlan] {
    let needsSecond = echoes || greets || worksOn || keeps || presses != nil
    return [0, 1].compactMap { slot in
      let readings = shows + [watches, works, gives, tells, marks].compactMap { $0 }
      let isNeeded =
        readings.contains { $0.slot == slot } || holds[slot].kind == .nothing
        || slot == 1 && needsSecond || slot == 0 && receives
        || children.contains { child in
          child.place.reads(slot)
            || child.loans.contains { $0.way != .nothing && $0.slot == slot }
        }
      if isNeeded || slot == 0 && isLent { return nil }
      return changed { $0.holds[slot] = .nothing }
    }
  }

  /// Whether the first hold is what the view is made of.
  private var isLent: Bool { holds[0] == .halfValue }
}
