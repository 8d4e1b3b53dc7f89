import SwiftUI

/// What the body of every view of a program does.
extension StateSpot {
  func content(_ sources: [StateSource]) -> some View {
    stage.ran(path, sources)
    func read(_ reading: StateReading) -> Int { sources[reading.slot].read(reading.part) }
    let text = path + ":" + plan.shows.map { " \(read($0))" }.joined()
    let children = plan.children.indices.map { child($0, sources, read) }
    let watched = plan.watches.map(read)
    let worked = plan.works.map(read)
    let (path, stage, plan) = (path, stage, plan)
    return VStack {
      Text(text)
      if children.count > 0 { children[0] }
      if children.count > 1 { children[1] }
      if children.count > 2 { children[2] }
    }
    .onAppear {
      stage.events.append("\(path) appears")
      if plan.greets, case .number(let read, let binding) = sources[1] {
        binding.wrappedValue = read() + 10
      }
    }
    .onDisappear { stage.events.append("\(path) disappears") }
    .modifier(
      Watching(value: watched, isInitial: plan.watchesAtFirst) { old, new in
        stage.events.append("\(path) \(old ?? 0) to \(new ?? 0)")
        if plan.echoes, case .number(_, let binding) = sources[1] {
          binding.wrappedValue = new ?? 0
        }
      }
    )
    .modifier(
      Receiving(object: received(sources[0])) {
        stage.events.append("\(path) receives \($0)")
      }
    )
    .modifier(
      Working(value: worked) {
        stage.events.append("\(path) starts")
        try? await Task.sleep(for: .seconds(100_000))
        stage.events.append("\(path) ends")
      })
  }

  private func received(_ source: StateSource) -> StateObjectModel? {
    guard plan.receives, case .object(let object) = source else { return nil }
    return object
  }

  private func child(
    _ index: Int, _ sources: [StateSource], _ read: (StateReading) -> Int
  ) -> AnyView {
    let child = plan.children[index]
    let inner = child.plan
    let loans = child.loans.enumerated().map { place, loan in
      sources[loan.slot].lend(loan.way, to: inner.holds[place])
    }
    let key = "\(index)"
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

/// `onChange` where there is something to watch.
private struct Watching: ViewModifier {
  let value: Int?
  let isInitial: Bool
  let action: (Int?, Int?) -> Void

  func body(content: Content) -> some View {
    content.onChange(of: value, initial: isInitial && value != nil, action)
  }
}

private struct Receiving: ViewModifier {
  let object: StateObjectModel?
  let action: (Int) -> Void

  func body(content: Content) -> some View {
    if let object { content.onReceive(object.$number, perform: action) } else { content }
  }
}

private struct Working: ViewModifier {
  let value: Int?
  let action: @MainActor @Sendable () async -> Void

  func body(content: Content) -> some View {
    content.task(id: value) { if value != nil { await action() } }
  }
}
