import SwiftUI
import ViewTesting

/// A program of sections of rows, in each kind of lazy container and with each kind of view around
/// the sections.
enum NestedRows {
  enum Kind: CaseIterable { case column, row, grid, rowGrid, lane, rowLane, adaptive, list }

  enum Shape: CaseIterable { case section, plain, group, condition, padded, named, backed }

  @MainActor @Observable
  final class Model {
    var sections = ["a", "b", "c"]
    var counts: [String: Int] = [:]
    var hasMore = false
    var moreCount = 3
    var indent: CGFloat = 0
    /// The first row of all sections.
    var first = 0
    @ObservationIgnored var made: Set<String> = []
    @ObservationIgnored var present: Set<String> = []
    @ObservationIgnored var reader: ScrollViewProxy?

    func rows(_ section: String) -> [String] {
      (first..<max(counts[section, default: 1000], first)).map { "\(section)\($0)" }
    }
  }

  struct Cell: View {
    let name: String
    let model: Model
    @State private var taps = 0

    var body: some View {
      let _ = model.made.insert(name)
      Button("\(name) \(taps)") { taps += 1 }
        .frame(width: 60, height: 20)
        .onAppear { model.present.insert(name) }
        .onDisappear { model.present.remove(name) }
    }
  }

  struct Screen: View {
    let kind: Kind
    var shape = Shape.section
    /// Whether the sections are written out, rather than elements of a `ForEach`.
    var isWritten = false
    let model: Model

    var body: some View {
      ScrollViewReader { reader in
        let _ = model.reader = reader
        switch kind {
        case .column: ScrollView { LazyVStack(spacing: 4) { rows } }
        case .row: ScrollView(.horizontal) { LazyHStack(spacing: 4) { rows } }
        case .grid:
          ScrollView {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) { rows }
          }
        case .rowGrid:
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 4) { rows }
          }
        case .lane:
          ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) { rows } }
        case .rowLane:
          ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(20))], spacing: 4) { rows } }
        case .adaptive:
          ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 4) { rows }
          }
        case .list: List { rows }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      if isWritten {
        part("a")
        part("b")
        part("c")
      } else {
        ForEach(model.sections, id: \.self) { part($0) }
      }
      if model.hasMore {
        ForEach(0..<model.moreCount, id: \.self) { Cell(name: "more\($0)", model: model) }
      }
    }

    @ViewBuilder private func part(_ name: String) -> some View {
      let rows = ForEach(model.rows(name), id: \.self) { Cell(name: $0, model: model) }
      switch shape {
      case .section:
        Section {
          rows
        } header: {
          Text("head \(name)").frame(width: 60, height: 20)
        } footer: {
          Text("foot \(name)").frame(width: 60, height: 20)
        }
      case .plain: rows
      case .group:
        Group {
          Text("head \(name)")
          rows
        }
      case .condition: if name != "x" { rows }
      case .padded: rows.padding(.leading, 1)
      case .backed: rows.listRowBackground(Color.red).listRowSeparator(.hidden)
      case .named: rows.padding(.leading, 1).id(name).onAppear {}
      }
    }
  }

  /// Sections with a padding around all of them.
  struct Indented: View {
    let model: Model

    var body: some View {
      ScrollViewReader { reader in
        let _ = model.reader = reader
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4) {
            ForEach(model.sections, id: \.self) { section in
              Section {
                ForEach(model.rows(section), id: \.self) { Cell(name: $0, model: model) }
              } header: {
                Text("head \(section)").frame(width: 60, height: 20, alignment: .leading)
              }
            }
            .padding(.leading, model.indent)
            .animation(.default, value: model.indent)
          }
        }
      }
    }
  }
}
