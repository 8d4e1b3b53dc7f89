import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ComponentTests {
  @Test("Tabs placed by anchors are chosen by taps and keep their width")
  func tabs() throws {
    let app = ViewTest(TabsScreen())
    #expect(app.exists("page 1"))
    try app.find(.label("tab 3")).tap()
    #expect(app.exists("page 3"))
    #expect(try app.find(.label("tab 3")).isSelected)
    #expect(try !app.find(.label("tab 1")).isSelected)
    let widths = try (1...3).map { try app.find(.label("tab \($0)")).frame.width }
    #expect(Set(widths.map { $0.rounded() }).count == 1)
  }

  @Test("A held stepper repeats, faster and faster, and stops on release")
  func holding() async throws {
    let app = ViewTest(HeldStepper())
    try app.find(.label("More")).press()
    try await app.advance(by: .milliseconds(600))
    #expect(app.exists("count 1"))
    try await app.advance(by: .milliseconds(400))
    #expect(app.exists("count 3"))
    try app.find(.label("More")).release()
    try await app.advance(by: .seconds(2))
    #expect(app.exists("count 3"))
    try app.find(.label("Amount")).increment()
    #expect(app.exists("count 4"))
    try app.find(.label("Amount")).decrement()
    #expect(app.exists("count 3"))
  }

  @Test("Cells dragged over each other change places on the way")
  func reordering() throws {
    let app = ViewTest(Shelf())
    try app.find("A").carry(over: app.find("C"))
    #expect(app.exists("B C A"))
    try app.find("A").letGo(over: app.find("A"))
    #expect(app.exists("dropped A"))
  }

  @Test("Actions are undone and redone, and the buttons know whether that is possible")
  func undoing() throws {
    let app = ViewTest(Sketch())
    #expect(try !app.button("Undo").isEnabled)
    try app.tap("Add")
    try app.tap("Add")
    #expect(app.exists("2 strokes"))
    try app.tap("Undo")
    #expect(app.exists("1 strokes"))
    #expect(try app.button("Redo").isEnabled)
    try app.tap("Redo")
    #expect(app.exists("2 strokes"))
    try app.tap("Undo")
    try app.tap("Undo")
    #expect(app.exists("0 strokes"))
    #expect(try !app.button("Undo").isEnabled)
  }

  @Test("A month is shown in weeks; days are chosen, and swipes change the month")
  func calendar() throws {
    let app = ViewTest(MonthPicker())
    #expect(app.exists("March 2024"))
    try app.find(.label("15")).tap()
    #expect(app.exists("chosen 2024-03-15"))
    // 1 March 2024 is a Friday, so with Sunday first it stands above the 8th and after 4 others.
    #expect(try app.find(.label("1")).frame.minX == app.find(.label("8")).frame.minX)
    #expect(try app.find(.label("3")).frame.minX < app.find(.label("1")).frame.minX)
    try app.find(.label("15")).drag(by: CGSize(width: -90, height: 0))
    #expect(app.exists("April 2024"))
    #expect(!app.exists(.label("31")))
    try app.tap("Previous")
    #expect(app.exists("March 2024"))
  }
}

// MARK: Tabs

private struct TabPlace: Equatable {
  let id: Int
  let bounds: Anchor<CGRect>
}

private struct TabPlaces: PreferenceKey {
  static let defaultValue: [TabPlace] = []
  static func reduce(value: inout [TabPlace], nextValue: () -> [TabPlace]) {
    value.append(contentsOf: nextValue())
  }
}

extension View {
  fileprivate func tabPlace(_ id: Int) -> some View {
    anchorPreference(key: TabPlaces.self, value: .bounds) { [TabPlace(id: id, bounds: $0)] }
  }
}

private struct AnchoredTabs<Content: View>: View {
  @Binding var selection: Int
  @ViewBuilder let content: Content
  @Namespace private var space

  var body: some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity).allowsHitTesting(false).padding(.vertical, 6)
    }
    .backgroundPreferenceValue(TabPlaces.self) { places in
      buttons(places).animation(.easeOut(duration: 0.2), value: selection)
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private func buttons(_ places: [TabPlace]) -> some View {
    ForEach(Array(places.enumerated()), id: \.element.id) { index, place in
      GeometryReader { proxy in
        let width = proxy.size.width / CGFloat(places.count)
        Button {
          selection = place.id
        } label: {
          Rectangle().fill(selection == place.id ? Color.white : .gray.opacity(0.2))
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .frame(width: width)
        .offset(x: (proxy[place.bounds].midX / width).rounded(.down) * width)
        .accessibilityLabel("tab \(place.id)")
        .accessibilityAddTraits(selection == place.id ? .isSelected : [])
      }
    }
  }
}

private struct TabsScreen: View {
  @State private var page = 1

  var body: some View {
    VStack {
      AnchoredTabs(selection: $page) {
        Text("One").tabPlace(1)
        Text("Twenty").tabPlace(2)
        Text("Three").tabPlace(3)
      }
      Text("page \(page)")
    }
  }
}

// MARK: Stepper

private struct HeldStepper: View {
  @State private var count = 0
  @State private var timer: Timer?
  @State private var fired = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      HStack {
        Image(systemName: "plus")
          .frame(width: 40, height: 40)
          .contentShape(Rectangle())
          .accessibilityLabel("More")
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { _ in start() }
              .onEnded { _ in stop() })
      }
      .accessibilityElement(children: .contain)
      Text("amount")
        .accessibilityLabel("Amount")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: count += 1
          case .decrement: count -= 1
          @unknown default: break
          }
        }
    }
    .onDisappear(perform: stop)
  }

  private func start() {
    guard timer == nil else { return }
    schedule(0.5)
  }

  private func schedule(_ interval: TimeInterval) {
    timer?.invalidate()
    timer = .scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
      MainActor.assumeIsolated {
        count += 1
        fired += 1
        if fired == 1 { schedule(0.2) }
      }
    }
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
    fired = 0
  }
}

// MARK: Reordering

private struct Shelf: View {
  @State private var items = ["A", "B", "C"]
  @State private var dragged: String?
  @State private var log = ""

  var body: some View {
    VStack {
      Text(items.joined(separator: " "))
      Text(log)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
        ForEach(items, id: \.self) { item in
          Text(item)
            .frame(width: 60, height: 40)
            .overlay(dragged == item ? Color.white.opacity(0.8) : .clear)
            .onDrag {
              dragged = item
              return NSItemProvider(object: String(item) as NSString)
            }
            .onDrop(
              of: [.text],
              delegate: Mover(item: item, items: $items, dragged: $dragged) {
                log = "dropped \($0)"
              })
        }
      }
      .animation(.default, value: items)
    }
  }

  private struct Mover: DropDelegate {
    let item: String
    @Binding var items: [String]
    @Binding var dragged: String?
    let done: (String) -> Void

    func dropEntered(info: DropInfo) {
      guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
        let to = items.firstIndex(of: item)
      else { return }
      withAnimation {
        items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
      }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func performDrop(info: DropInfo) -> Bool {
      done(dragged ?? "nothing")
      dragged = nil
      return true
    }
  }
}

// MARK: Undo

@MainActor
private final class Strokes: ObservableObject {
  @Published private(set) var all: [Int] = []

  func add(_ stroke: Int, _ undoManager: UndoManager?) {
    all.append(stroke)
    undoManager?.registerUndo(withTarget: self) { strokes in
      MainActor.assumeIsolated { strokes.remove(stroke, undoManager) }
    }
    undoManager?.setActionName("Stroke")
  }

  private func remove(_ stroke: Int, _ undoManager: UndoManager?) {
    all.removeAll { $0 == stroke }
    undoManager?.registerUndo(withTarget: self) { strokes in
      MainActor.assumeIsolated { strokes.add(stroke, undoManager) }
    }
  }
}

private struct Sketch: View {
  @StateObject private var strokes = Strokes()
  @State private var undoManager = UndoManager()
  @State private var changes = 0

  var body: some View {
    VStack {
      Text("\(strokes.all.count) strokes")
      Button("Add") {
        undoManager.beginUndoGrouping()
        strokes.add(strokes.all.count, undoManager)
        undoManager.endUndoGrouping()
      }
      let _ = changes
      Button("Undo", action: undoManager.undo).disabled(!undoManager.canUndo)
      Button("Redo", action: undoManager.redo).disabled(!undoManager.canRedo)
    }
    .environment(\.undoManager, undoManager)
    .onAppear { undoManager.groupsByEvent = false }
    .onReceive(
      NotificationCenter.default.publisher(
        for: .NSUndoManagerDidCloseUndoGroup, object: undoManager)
    ) { _ in changes += 1 }
    .onReceive(
      NotificationCenter.default.publisher(for: .NSUndoManagerDidUndoChange, object: undoManager)
    ) { _ in changes += 1 }
  }
}

// MARK: Calendar

private struct MonthPicker: View {
  @State private var month = DateComponents(year: 2024, month: 3, day: 1)
  @State private var chosen: Date?
  @GestureState private var offset: CGFloat = 0

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 1
    return calendar
  }
  private var start: Date { calendar.date(from: month)! }
  private var days: [Date?] {
    let count = calendar.range(of: .day, in: .month, for: start)!.count
    let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: lead)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
  }

  var body: some View {
    VStack {
      HStack {
        Button("Previous") { turn(-1) }
        Text(title).font(.headline).frame(width: 160)
        Button("Next") { turn(1) }
      }
      let columns = Array(repeating: GridItem(.flexible(minimum: 16), spacing: 0), count: 7)
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { index in
          Text(calendar.veryShortWeekdaySymbols[index]).accessibilityHidden(true)
        }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          if let day {
            let number = calendar.component(.day, from: day)
            Button {
              chosen = day
            } label: {
              Text("\(number)").frame(maxWidth: .infinity)
                .background {
                  if chosen.map({ calendar.isDate($0, inSameDayAs: day) }) == true {
                    Circle().fill(.tint)
                  }
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel("\(number)")
          } else {
            Color.clear.frame(height: 1)
          }
        }
      }
      .offset(x: offset)
      .contentShape(Rectangle())
      .simultaneousGesture(
        DragGesture(minimumDistance: 20)
          .updating($offset) { value, state, _ in state = value.translation.width }
          .onEnded { value in
            if value.translation.width < -60 { turn(1) }
            if value.translation.width > 60 { turn(-1) }
          }
      )
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Days")
      if let chosen { Text("chosen \(chosen, format: .iso8601.year().month().day())") }
    }
  }

  private var title: String {
    "\(calendar.monthSymbols[month.month! - 1]) \(String(month.year!))"
  }

  private func turn(_ by: Int) {
    let next = calendar.date(byAdding: .month, value: by, to: start)!
    withAnimation(.easeInOut) {
      month = calendar.dateComponents([.year, .month, .day], from: next)
    }
  }
}
