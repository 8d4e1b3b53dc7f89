import SwiftUI

/// What the views of a program do besides holding state.
extension StateSpot {
  func reacting(
    _ content: some View, _ sources: [StateSource], _ read: (StateReading) -> Int
  ) -> some View {
    let (path, stage, plan) = (path, stage, plan)
    let raise = { (amount: Int) in
      if case .number(let read, let binding) = sources[1] {
        binding.wrappedValue = read() + amount
      }
    }
    return
      content
      .onAppear {
        stage.events.append("\(path) appears")
        if plan.greets { raise(10) }
      }
      .onDisappear { stage.events.append("\(path) disappears") }
      .modifier(
        Watching(value: plan.watches.map(read), isInitial: plan.watchesAtFirst) { old, new in
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
        Working(value: plan.works.map(read)) {
          stage.events.append("\(path) starts")
          for await number in stage.numbers(for: path) {
            stage.events.append("\(path) hears \(number)")
            if plan.worksOn { raise(number) }
          }
          stage.events.append("\(path) ends")
          if plan.worksOn { raise(100) }
        }
      )
      .modifier(
        Collecting(isOn: plan.collects) { sum in
          stage.events.append("\(path) collects \(sum)")
          if plan.keeps, case .number(_, let binding) = sources[1] {
            binding.wrappedValue = sum.reduce(0, +)
          }
        }
      )
      .modifier(Overlaying(name: plan.overlays ? path : nil))
      .modifier(Giving(value: plan.gives.map(read)))
      .modifier(Telling(value: plan.tells.map(read)))
      .modifier(
        Submitting(isOn: plan.submits) { stage.events.append("\(path) is submitted") }
      )
      .modifier(
        Outlining(name: plan.outlines ? path : nil)
      )
      .modifier(
        TakingKeys(
          result: plan.keys.map { $0 == .takes ? .handled : .ignored }
        ) {
          stage.events.append("\(path) is given a key")
          raise(50)
        }
      )
      .layoutValue(key: StateLength.self, value: length(read))
  }

  /// The length that the view asks for in a layout of the program's own.
  func length(_ read: (StateReading) -> Int) -> Int { plan.shows.first.map { read($0) } ?? 5 }

  /// The controls that show what a view holds.
  @ViewBuilder func controls(
    _ sources: [StateSource], _ read: (StateReading) -> Int
  ) -> some View {
    if let marks = plan.marks {
      let mark = Color.green.frame(width: 10, height: CGFloat(StateMark.length(read(marks))))
      if marks.slot == 0 {
        mark.anchorPreference(key: StateMarks.self, value: .bounds) {
          [StateMark(path: path, bounds: $0)]
        }
      } else {
        mark.transformAnchorPreference(key: StateMarks.self, value: .bounds) {
          $0.append(StateMark(path: path, bounds: $1))
        }
      }
    }
    if case .focus(let binding) = sources[0] { fields(binding, 0) }
    if case .focus(let binding) = sources[1] { fields(binding, 1) }
    if case .gesture(_, let state) = sources[0] { area(state, 0, sources) }
    if case .gesture(_, let state) = sources[1] { area(state, 1, sources) }
    if let key = plan.presses {
      Button("press") {
        stage.events.append("\(path) is pressed")
        if case .number(let read, let binding) = sources[1] {
          binding.wrappedValue = read() + 20
        }
      }
      .keyboardShortcut(KeyEquivalent(key), modifiers: [.command, .option])
      .accessibilityIdentifier("\(path).button")
    }
  }

  private func fields(_ binding: FocusState<Int?>.Binding, _ slot: Int) -> some View {
    ForEach(1..<3) { number in
      TextField("field", text: .constant(""))
        .focused(binding, equals: number)
        .onSubmit {
          if plan.chains, number == 1 { binding.wrappedValue = 2 }
        }
        .accessibilityIdentifier("\(path).\(slot).field\(number)")
    }
  }

  private func area(
    _ state: GestureState<Int>, _ slot: Int, _ sources: [StateSource]
  ) -> some View {
    let tells = { (words: String, amount: Int) in
      stage.events.append("\(path) was \(words)")
      if slot == 0, case .number(let read, let binding) = sources[1] {
        binding.wrappedValue = read() + amount
      }
    }
    return gesturing(Color.blue.frame(width: 90, height: 20), state, tells)
      .accessibilityIdentifier("\(path).\(slot).area")
  }

  /// Adds the gestures here, as a modifier that holds the state would have a state of its own.
  @ViewBuilder private func gesturing(
    _ area: some View, _ state: GestureState<Int>, _ tells: @escaping (String, Int) -> Void
  ) -> some View {
    switch plan.area {
    case .drag:
      area.gesture(
        DragGesture(minimumDistance: 0)
          .updating(state) { value, number, _ in number = Int(value.translation.width) }
          .onEnded { tells("dragged by \(Int($0.translation.width))", 30) }
          .simultaneously(with: TapGesture().onEnded { tells("tapped", 0) }))
    case .hold:
      area.gesture(
        LongPressGesture()
          .updating(state) { isPressed, number, _ in number = isPressed ? 1 : 0 }
          .onEnded { _ in tells("held", 40) })
    case .twice:
      area.gesture(
        TapGesture(count: 2).onEnded { tells("tapped twice", 60) }
          .exclusively(before: TapGesture().onEnded { tells("tapped once", 70) }))
    case .holdThenDrag:
      area.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .updating(state) { value, number, _ in
            if case .second(_, let drag?) = value { number = 2 + Int(drag.translation.width) }
          }
          .onEnded { value in
            if case .second(_, let drag?) = value {
              tells("held and dragged by \(Int(drag.translation.width))", 80)
            }
          })
    }
  }

  private func received(_ source: StateSource) -> StateObjectModel? {
    guard plan.receives, case .object(let object) = source else { return nil }
    return object
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

private struct Collecting: ViewModifier {
  let isOn: Bool
  let action: @MainActor ([Int]) -> Void

  func body(content: Content) -> some View {
    if isOn {
      content.onPreferenceChange(StateSum.self) { sum in
        MainActor.assumeIsolated { action(sum) }
      }
    } else {
      content
    }
  }
}

private struct Overlaying: ViewModifier {
  let name: String?

  func body(content: Content) -> some View {
    if let name {
      content.overlayPreferenceValue(StateSum.self) { Text("\(name) sums \($0)" as String) }
    } else {
      content
    }
  }
}

private struct Giving: ViewModifier {
  let value: Int?

  func body(content: Content) -> some View {
    if let value { content.preference(key: StateSum.self, value: [value]) } else { content }
  }
}

private struct Telling: ViewModifier {
  let value: Int?

  func body(content: Content) -> some View {
    if let value { content.focusedValue(\.stateNumber, value) } else { content }
  }
}

private struct Submitting: ViewModifier {
  let isOn: Bool
  let action: () -> Void

  func body(content: Content) -> some View {
    if isOn { content.onSubmit(action) } else { content }
  }
}

private struct Outlining: ViewModifier {
  let name: String?

  func body(content: Content) -> some View {
    if let name {
      content.overlayPreferenceValue(StateMarks.self) { marks in
        GeometryReader { proxy in
          let lengths = marks.map { "\($0.path) \(Int(proxy[$0.bounds].height))" }
          Text("\(name) outlines \(lengths.sorted())")
        }
      }
    } else {
      content
    }
  }
}

private struct TakingKeys: ViewModifier {
  let result: KeyPress.Result?
  let action: () -> Void

  func body(content: Content) -> some View {
    if let result {
      content.onKeyPress("k") {
        action()
        return result
      }
    } else {
      content
    }
  }
}

/// A transition of the program's own, whose body is evaluated for each phase.
struct StateTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20)
  }
}
