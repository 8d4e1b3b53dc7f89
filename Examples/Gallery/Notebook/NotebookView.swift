import SwiftUI

struct NotebookView: View {
  @State private var notes = Note.samples
  @State private var edited: Note?
  @State private var doomed: Note?
  @State private var isEmptying = false
  @State private var isHelping = false
  @AppStorage("notebook.sorting") private var sorting = Sorting.written
  @AppStorage("notebook.confirms") private var confirms = true
  @Environment(\.openSettings) private var openSettings

  var body: some View {
    NavigationStack {
      list
        .navigationTitle("Notebook")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("New", systemImage: "plus") { add() }
          }
          ToolbarItem {
            Menu("More", systemImage: "ellipsis") { menu }.menuIndicator(.hidden)
          }
          ToolbarItem {
            Button("Help", systemImage: "questionmark") { isHelping = true }
              .popover(isPresented: $isHelping) {
                Text("F9 opens the menus, F10 those of a note.").frame(maxWidth: 240)
              }
          }
        }
    }
    .focusedSceneValue(\.addNote, add)
    .sheet(item: $edited) { note in
      NoteEditor(note: note, save: keep)
    }
    .alert("Delete “\(doomed?.title ?? "")”?", isPresented: isDooming, presenting: doomed) { note in
      Button("Delete", role: .destructive) { delete(note) }
      Button("Keep", role: .cancel) {}
    } message: { _ in
      Text("It cannot be brought back.")
    }
    .confirmationDialog("Empty the notebook?", isPresented: $isEmptying, titleVisibility: .visible)
    {
      Button("All notes", role: .destructive) { notes = [] }
      Button("All but the pinned ones") { notes.removeAll { !$0.isPinned } }
    }
  }

  @ViewBuilder private var list: some View {
    if notes.isEmpty {
      ContentUnavailableView(
        "No notes", systemImage: "note.text", description: Text("Control-N begins one."))
    } else {
      List {
        Section {
          ForEach(sorted) { note in
            NoteRow(note: note) {
              edited = note
            } pin: {
              change(note) { $0.isPinned.toggle() }
            } delete: {
              if confirms { doomed = note } else { delete(note) }
            }
          }
        } footer: {
          Text("^[\(notes.count) note](inflect: true)")
        }
      }
    }
  }

  @ViewBuilder private var menu: some View {
    Picker("Sorting", selection: $sorting) {
      ForEach(Sorting.allCases) { Text($0.rawValue) }
    }
    Section {
      Toggle("Ask before deletion", isOn: $confirms)
      Menu("Open") {
        ForEach(notes) { note in Button(note.title) { edited = note } }
      }
      Button("Settings…") { openSettings() }
    }
    Section {
      Button("Empty…", role: .destructive) { isEmptying = true }
    }
  }

  private var sorted: [Note] {
    let shown = sorting == .title ? notes.sorted { $0.title < $1.title } : notes
    return shown.filter(\.isPinned) + shown.filter { !$0.isPinned }
  }

  private var isDooming: Binding<Bool> {
    Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
  }

  private func add() {
    edited = Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "")
  }

  /// A new note is added once it is saved.
  private func keep(_ note: Note) {
    if notes.contains(where: { $0.id == note.id }) {
      change(note) { $0 = note }
    } else {
      notes.append(note)
    }
  }

  private func change(_ note: Note, _ edit: (inout Note) -> Void) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    edit(&notes[index])
  }

  private func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }
}

struct NoteRow: View {
  let note: Note
  let open: @MainActor () -> Void
  let pin: @MainActor () -> Void
  let delete: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      HStack {
        VStack(alignment: .leading, spacing: 0) {
          Text(note.title.isEmpty ? "Untitled" : note.title)
          if !note.text.isEmpty {
            Text(note.text).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        Spacer()
        if note.isPinned {
          Image(systemName: "pin.fill").foregroundStyle(.secondary)
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(note.spokenTitle)
    .contextMenu {
      Button(note.isPinned ? "Unpin" : "Pin", action: pin)
      Button("Delete", role: .destructive, action: delete)
    }
  }
}

struct NoteEditor: View {
  @State private var note: Note
  private let save: (Note) -> Void
  @FocusState private var isNaming: Bool
  @Environment(\.dismiss) private var dismiss

  init(note: Note, save: @escaping (Note) -> Void) {
    _note = State(initialValue: note)
    self.save = save
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Note").font(.headline)
      TextField("Title", text: $note.title).focused($isNaming)
      TextField("Text", text: $note.text)
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Spacer()
        Button("Save") {
          save(note)
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
        .disabled(note.title.isEmpty)
      }
    }
    .padding()
    .defaultFocus($isNaming, true)
  }
}
