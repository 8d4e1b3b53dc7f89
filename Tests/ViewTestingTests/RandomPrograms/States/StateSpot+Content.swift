import SwiftUI

/// What the body of every view of a program does.
extension StateSpot {
  func content(_ sources: [StateSource]) -> some View {
    stage.ran(path, sources)
    func read(_ reading: StateReading) -> Int { sources[reading.slot].read(reading.part) }
    let text = path + ":" + plan.shows.map { " \(read($0))" }.joined()
    let children = plan.children.indices.map { child($0, sources, read) }
    let isArranged = plan.arranges
    return reacting(
      Group {
        if isArranged {
          StateColumn { parts(text, read, sources, children) }
            .background(Color.gray.accessibilityIdentifier("\(path).column"))
        } else {
          VStack { parts(text, read, sources, children) }
        }
      }, sources, read)
  }

  @ViewBuilder private func parts(
    _ text: String, _ read: (StateReading) -> Int, _ sources: [StateSource], _ children: [AnyView]
  ) -> some View {
    Text(text).layoutValue(key: StateLength.self, value: length(read))
    VStack { controls(sources, read) }.layoutValue(key: StateLength.self, value: 7)
    if children.count > 0 { children[0] }
    if children.count > 1 { children[1] }
    if children.count > 2 { children[2] }
  }

  private func child(
    _ index: Int, _ sources: [StateSource], _ read: (StateReading) -> Int
  ) -> AnyView {
    let child = plan.children[index]
    let inner = child.plan
    let loans = child.loans.enumerated().map { place, loan in
      sources[loan.slot].lend(loan.way, to: inner.holds[place])
    }
    let key = child.key
    let view = { self.child(inner, key).view(loans) }
    switch child.place {
    case .plain: return view()
    case .group: return AnyView(Group { view() })
    case .erasedTwice: return AnyView(AnyView(view()))
    case .when(let reading):
      let shows = read(reading) % 2 == 0
      return AnyView(VStack { if shows { view() } })
    case .either(let reading):
      let isFirst = read(reading) % 2 == 0
      return AnyView(
        VStack {
          if isFirst {
            self.child(inner, key + "a").view(loans)
          } else {
            self.child(inner, key + "b").view(loans)
          }
        })
    case .identified(let reading):
      let id = read(reading)
      return AnyView(self.child(inner, "\(key)#\(id)").view(loans).id(id))
    case .level(let reading): return AnyView(view().environment(\.stateLevel, read(reading)))
    case .shares(let slot):
      switch sources[slot] {
      case .model(let model, _): return AnyView(view().environment(model))
      case .object(let object): return AnyView(view().environmentObject(object))
      default: return AnyView(view().environment(nil as StateModel?))
      }
    case .modified:
      return AnyView(view().modifier(CountingModifier(spot: self.child(inner, key + "!"))))
    case .coming(let reading):
      let shows = read(reading) % 2 == 0
      return AnyView(VStack { if shows { view().transition(StateTransition()) } })
    case .sheet(let reading):
      let shows = Binding(get: { [shows = read(reading) % 2 == 0] in shows }, set: { _ in })
      return AnyView(VStack {}.sheet(isPresented: shows) { view() })
    case .pushed(let reading):
      let shows = Binding(get: { [shows = read(reading) % 2 == 0] in shows }, set: { _ in })
      return AnyView(
        NavigationStack { Text("under").navigationDestination(isPresented: shows) { view() } })
    case .unwrapped(let slot):
      guard case .optional(let binding) = sources[slot] else { return AnyView(VStack {}) }
      let number = Binding(binding)
      return AnyView(
        VStack {
          if let number { self.child(inner, key).view([.bound(number)] + loans.dropFirst()) }
        })
    case .rows(let slot, let bound):
      guard case .items(let read, let binding) = sources[slot] else { return AnyView(VStack {}) }
      let others = loans.dropFirst()
      if bound {
        return AnyView(
          VStack {
            ForEach(binding) { $item in
              self.child(inner, "\(key)@\($item.id)").view([.bound($item.number)] + others)
            }
          })
      }
      return AnyView(
        VStack {
          ForEach(read()) { item in
            self.child(inner, "\(key)@\(item.id)").view([.value(item.number)] + others)
          }
        })
    }
  }
}
