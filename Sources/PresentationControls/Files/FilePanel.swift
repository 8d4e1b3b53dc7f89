import Controls
import Foundation
import TextControls
import ViewDrawing
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A panel that asks the user for existing files, or for a place to save one: the user can type a
/// path or browse folders.
struct FilePanel: View {
  let request: FileRequest
  /// Called with the chosen files, and whether these are only the folder that the panel shows; nil
  /// if the user cancels.
  let finish: @MainActor ([URL]?, _ isShownFolder: Bool) -> Void
  @State private var typed = ""
  @State private var selection: TextSelection?
  @State private var walked: URL?
  @State private var chosen: Set<URL> = []
  @State private var problem: Text?
  @State private var entries: [FileEntry] = []
  /// The file whose replacement the user has been asked to confirm.
  @State private var replaced: URL?
  @Environment(\.fileDialogOptions) private var options

  init(_ request: FileRequest, finish: @escaping @MainActor ([URL]?, Bool) -> Void) {
    self.request = request
    self.finish = finish
    guard case .save(let name) = request.purpose else { return }
    _typed = State(initialValue: name)
    // Typing replaces the name and keeps the extension.
    let end = name.lastIndex(of: ".") ?? name.endIndex
    _selection = State(initialValue: TextSelection(range: name.startIndex..<end))
  }

  private var folder: URL {
    walked ?? options.folder
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(request.title).bold()
      if let message = options.message { message }
      Text(verbatim: folder.path).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      TextField(text: $typed, selection: $selection, prompt: Text(.library("Name or path"))) {
        options.filenameLabel ?? Text(.library("Name"))
      }
      .onSubmit(confirm)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          if folder.path != "/" { entryButton("..") { enter(folder.deletingLastPathComponent()) } }
          ForEach(entries) { entry in row(entry) }
        }
      }
      .frame(minHeight: 80, maxHeight: 240)
      if let problem { problem.foregroundStyle(.red) }
      HStack {
        Spacer()
        Button(.library("Cancel"), role: .cancel) { finish(nil, false) }
          .keyboardShortcut(.cancelAction)
        Button(action: confirm) { options.confirmationLabel ?? Text(request.action) }
          .keyboardShortcut(.defaultAction)
          .disabled(typed.isEmpty && chosen.isEmpty && !request.choosesFolders)
      }
    }
    .padding()
    .onChange(of: folder, initial: true) { list() }
  }

  @ViewBuilder private func row(_ entry: FileEntry) -> some View {
    if request.allowsSeveral, entry.isFolder, !request.isPackage(entry.url), mayChoose(entry) {
      // Its name leads into the folder.
      HStack(spacing: 0) {
        Button {
          toggle(entry)
        } label: {
          Text(verbatim: chosen.contains(entry.url) ? "✓" : "○").padding(.trailing)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: entry.name))
        .accessibilityAddTraits(chosen.contains(entry.url) ? .isSelected : [])
        nameButton(entry)
      }
    } else {
      nameButton(entry)
    }
  }

  private func nameButton(_ entry: FileEntry) -> some View {
    entryButton(
      (chosen.contains(entry.url) ? "✓ " : "") + entry.name + (entry.isFolder ? "/" : "")
    ) { choose(entry) }
    .disabled(!entry.isFolder && !request.isSaving && !mayChoose(entry))
  }

  private func entryButton(_ name: String, _ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Text(verbatim: name).frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
  }

  /// Called once per folder, as it may contain very many files.
  private func list() {
    do {
      entries = try FileEntry.list(folder, includingHidden: options.showsHiddenFiles)
    } catch {
      entries = []
      problem = Text("“\(folder.lastPathComponent)” cannot be read.")
    }
  }

  private func mayChoose(_ entry: FileEntry) -> Bool {
    request.allows(entry.url, isFolder: entry.isFolder) && options.isEnabled?(entry.url) != false
  }

  private func choose(_ entry: FileEntry) {
    problem = nil
    if entry.isFolder, !request.isPackage(entry.url) {
      enter(entry.url)
    } else if request.allowsSeveral {
      toggle(entry)
    } else {
      name(entry.name)
    }
  }

  private func toggle(_ entry: FileEntry) {
    if chosen.remove(entry.url) == nil { chosen.insert(entry.url) }
  }

  private func enter(_ folder: URL) {
    walked = folder.standardizedFileURL
    if !request.isSaving { name("") }
    problem = nil
  }

  /// Sets the name; the old text's selection would not fit it.
  private func name(_ name: String) {
    selection = nil
    typed = name
  }

  private func confirm() {
    problem = nil
    if request.allowsSeveral, typed.isEmpty, !chosen.isEmpty {
      finish(chosen.sorted { $0.path < $1.path }, false)
      return
    }
    let url =
      typed.isEmpty ? folder.standardizedFileURL : request.destination(typed, in: folder)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if request.isSaving { return save(url, isThere, isFolder.boolValue) }
    if !isThere {
      problem = Text(.library("There is no “\(url.lastPathComponent)” here."))
    } else if !FileManager.default.isReadableFile(atPath: url.path) {
      problem = Text(.library("“\(url.lastPathComponent)” cannot be read."))
    } else if request.allows(url, isFolder: isFolder.boolValue), options.isEnabled?(url) != false {
      let others = chosen.filter { $0 != url }.sorted { $0.path < $1.path }
      finish([url] + others, typed.isEmpty && others.isEmpty)
    } else if isFolder.boolValue {
      enter(url)
    } else {
      problem = Text("“\(url.lastPathComponent)” is of another kind.")
    }
  }

  private func save(_ url: URL, _ isThere: Bool, _ isFolder: Bool) {
    if isThere, isFolder, !request.isPackage(url) {
      name("")
      return enter(url)
    }
    if isThere, replaced != url {
      replaced = url
      problem = Text("“\(url.lastPathComponent)” is there already. Save again to replace it.")
      return
    }
    finish([url], false)
  }
}
