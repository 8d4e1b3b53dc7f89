import SwiftUI

extension NumberCase {
  static let layout: [NumberCase] = [
    NumberCase("frame(width:height:)") { Color.red.frame(width: $0, height: $0) },
    NumberCase("frame(minWidth:)") { Text("a").frame(minWidth: $0, minHeight: $0) },
    NumberCase("frame(idealWidth:)") {
      Color.red.frame(idealWidth: $0, idealHeight: $0).fixedSize()
    },
    NumberCase("frame(maxWidth:)") { Text("a").frame(maxWidth: $0, maxHeight: $0) },
    NumberCase("frame of a paragraph") {
      Text("some words that have to be broken").frame(width: $0)
    },
    NumberCase("padding(_:)") { Text("a").padding($0).border(.red) },
    NumberCase("padding(_:_:)") { Text("a").padding(.leading, $0).background(.red) },
    NumberCase("padding(EdgeInsets)") {
      Text("a").padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
    },
    NumberCase("offset(x:y:)") { Text("a").offset(x: $0, y: $0) },
    NumberCase("position(x:y:)") { Text("a").position(x: $0, y: $0) },
    NumberCase("layoutPriority(_:)") { number in
      HStack {
        Text("a").layoutPriority(number); Text("b"); Spacer()
      }
    },
    NumberCase("zIndex(_:)") { number in
      ZStack {
        Text("a").zIndex(number); Text("b")
      }
    },
    NumberCase("aspectRatio(_:)") { number in
      VStack {
        Color.red.aspectRatio(number, contentMode: .fit)
        Color.red.aspectRatio(CGSize(width: number, height: 1), contentMode: .fill)
      }
    },
    NumberCase("alignmentGuide(_:)") { number in
      HStack(alignment: .top) {
        Text("a").alignmentGuide(.top) { _ in CGFloat(number) }
        Text("b")
      }
    },
    NumberCase("safeAreaPadding(_:)") { Text("a").safeAreaPadding($0) },
    NumberCase("safeAreaInset(spacing:)") { number in
      Color.red.safeAreaInset(edge: .bottom, spacing: number) { Color.blue.frame(height: number) }
    },
    NumberCase("containerRelativeFrame") { number in
      ScrollView {
        Text("a").containerRelativeFrame(.vertical) { (length: CGFloat, _: Axis) -> CGFloat in
          length * number
        }
      }
    },
    NumberCase("containerRelativeFrame(count:span:)") { number in
      ScrollView {
        Text("a").containerRelativeFrame(
          .vertical, count: Int(exactly: number) ?? 0, span: 1, spacing: number)
      }
    },
    NumberCase("ScaledMetric") { Scaled(wrappedValue: $0) },
    NumberCase("listRowInsets, listRowSpacing") { number in
      List {
        Text("a").listRowInsets(
          EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
        Text("b")
      }
      .listRowSpacing(number)
    },
    NumberCase("Layout") { number in
      Odd(number: number) {
        Text("a"); Text("b")
      }
    },
    NumberCase("fixedSize of an endless frame") {
      VStack { Color.red.frame(width: .infinity) }.frame(minWidth: $0).fixedSize()
    },
    NumberCase("scaleEffect(_:)") { Text("a").scaleEffect($0).scaleEffect(x: $0, y: -$0) },
    NumberCase("rotationEffect(_:)") { number in
      Text("a").rotationEffect(.radians(number))
      Image(systemName: "arrow.up").rotationEffect(.degrees(number))
    },
    NumberCase("rotation3DEffect(_:)") { number in
      Text("a").rotation3DEffect(
        .degrees(number), axis: (number, 1, 0), anchorZ: number, perspective: number)
    },
    NumberCase("transformEffect(_:)") {
      Text("a").transformEffect(CGAffineTransform(a: $0, b: 0, c: 0, d: $0, tx: $0, ty: 0))
    },
    NumberCase("projectionEffect(_:)") { number in
      Color.red.projectionEffect(leaning(number))
    },
    NumberCase("navigationSplitViewColumnWidth") { number in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(min: number, ideal: number, max: number)
      } detail: {
        Text("b")
      }
    },
  ]

  static let containers: [NumberCase] = [
    NumberCase("HStack(spacing:)") { number in
      HStack(spacing: number) {
        Text("a"); Text("b"); Spacer(minLength: number); Divider()
      }
    },
    NumberCase("VStack(spacing:)") { number in
      VStack(spacing: number) {
        Text("a"); Text("b"); Spacer(minLength: number)
      }
    },
    NumberCase("LazyVStack(spacing:)") { number in
      ScrollView { LazyVStack(spacing: number) { ForEach(0..<50) { Text("\($0)") } } }
    },
    NumberCase("LazyVStack of endless rows") { number in
      ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)").frame(height: number) } } }
    },
    NumberCase("LazyHStack(spacing:)") { number in
      ScrollView(.horizontal) { LazyHStack(spacing: number) { ForEach(0..<50) { Text("\($0)") } } }
    },
    NumberCase("GridItem(.fixed)") { number in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(number), spacing: number), GridItem(.fixed(20))]) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
    NumberCase("GridItem(.flexible)") { number in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(minimum: number, maximum: number)), GridItem()]) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
    NumberCase("GridItem(.adaptive)") { number in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: number))]) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
    NumberCase("GridItem(.adaptive) in a wide frame") { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 1), spacing: 0)]) {
        ForEach(0..<9) { Text("\($0)") }
      }
      .frame(width: number)
    },
    NumberCase("LazyHGrid(spacing:)") { number in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: number), spacing: number)], spacing: number) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
    NumberCase("Grid(spacing:)") { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          Text("a"); Text("b").gridCellAnchor(UnitPoint(x: number, y: number))
        }
        GridRow { Text("c").gridCellColumns(Int(exactly: number) ?? 0) }
      }
    },
    NumberCase("ViewThatFits") { number in
      ViewThatFits {
        Text("long").frame(width: number); Text("a")
      }
    },
    NumberCase("HStack of flexible frames") { number in
      HStack {
        Color.red.frame(minWidth: 3, maxWidth: number)
        Color.blue.frame(maxWidth: .infinity)
        Text("a").frame(minWidth: number)
      }
    },
    NumberCase("ZStack with offsets") { number in
      ZStack(alignment: Alignment(horizontal: .trailing, vertical: .bottom)) {
        Color.red.frame(width: number, height: 3)
        Text("a").overlay(alignment: .topLeading) { Circle().frame(width: number) }
      }
    },
    NumberCase("Table column widths") { number in
      Table([Row(id: 1), Row(id: 2)]) {
        TableColumn("A") { Text("\($0.id)") }.width(min: number, ideal: number, max: number)
        TableColumn("B") { Text("\($0.id)") }.width(number)
      }
    },
    NumberCase("Repeated layouts") { number in
      AnyLayout(HStackLayout(spacing: number)) {
        Text("a"); Text("b")
      }
      AnyLayout(GridLayout(horizontalSpacing: number)) {
        GridRow {
          Text("a"); Text("b")
        }
      }
    },
  ]

  static let scrolling: [NumberCase] = [
    NumberCase("contentMargins(_:)") { number in
      ScrollView { Text("a") }.contentMargins(.all, number, for: .scrollContent)
    },
    NumberCase("safeAreaPadding of a ScrollView") { number in
      ScrollView { ForEach(0..<20) { Text("\($0)") } }.safeAreaPadding(.top, number)
    },
    NumberCase("ScrollPosition(y:)") { number in
      ScrollView { LazyVStack { ForEach(0..<90) { Text("\($0)") } } }
        .scrollPosition(.constant(ScrollPosition(x: number, y: number)))
    },
    NumberCase("scrollTo(anchor:)") { number in
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { ForEach(0..<90) { Text("\($0)") } } }
          .onChange(of: number, initial: true) {
            proxy.scrollTo(50, anchor: UnitPoint(x: number, y: number))
          }
      }
    },
    NumberCase("defaultScrollAnchor(_:)") { number in
      ScrollView { ForEach(0..<90) { Text("\($0)") } }
        .defaultScrollAnchor(UnitPoint(x: number, y: number))
    },
    NumberCase("ScrollView of an endless content") { number in
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: number, height: number) }
    },
    NumberCase("scrollTransition") { number in
      ScrollView {
        ForEach(0..<20) { index in
          Text("\(index)").scrollTransition(.interactive.threshold(.visible(number))) {
            $0.opacity($1.value * number).offset(x: number)
          }
        }
      }
    },
    NumberCase("onScrollVisibilityChange(threshold:)") { number in
      ScrollView {
        ForEach(0..<20) { Text("\($0)").onScrollVisibilityChange(threshold: number) { _ in } }
      }
    },
    NumberCase("onScrollTargetVisibilityChange(threshold:)") { number in
      ScrollView { LazyVStack { ForEach(0..<20) { Text("\($0)") } }.scrollTargetLayout() }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: number) { _ in }
    },
    NumberCase("visualEffect") { number in
      Text("a").visualEffect { content, proxy in
        content.offset(x: number * proxy.size.width).blur(radius: number).scaleEffect(number)
          .hueRotation(.radians(number)).saturation(number).opacity(number)
      }
    },
    NumberCase("ScrollTarget") { number in
      ScrollView { ForEach(0..<20) { Text("\($0)") } }
        .scrollTargetBehavior(OddBehavior(number: number))
    },
  ]
}

private func leaning(_ number: Double) -> ProjectionTransform {
  var transform = ProjectionTransform(CGAffineTransform(translationX: number, y: 0))
  transform.m13 = number
  return transform
}

private struct Scaled: View {
  @ScaledMetric var number: Double
  init(wrappedValue: Double) { _number = ScaledMetric(wrappedValue: wrappedValue) }
  var body: some View { Text("\(number)").frame(width: number) }
}

private struct Row: Identifiable { let id: Int }

private struct Odd: Layout {
  let number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: number, height: number)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: 0),
        proposal: ProposedViewSize(width: number, height: number))
    }
  }
}

private struct OddBehavior: ScrollTargetBehavior {
  let number: Double
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin = CGPoint(x: number, y: number)
  }
}
