import Controls
import Foundation
import NavigationControls
import PresentationControls
import ViewBasics
import ViewEvents
import ViewRuntime
import ViewTexts

/// The window of a document. Without a request it shows a new document.
struct DocumentWindow<Document, Content: View>: View {
  @Binding var request: DocumentRequest<Document>?
  let source: DocumentSource<Document>
  let content: @MainActor (DocumentSession<Document>) -> Content
  @Environment(\.draftFolder) private var drafts

  var body: some View {
    DocumentEditor(request: $request, source: source, drafts: drafts, content: content)
  }
}

/// The program's editor, with panels to open and save.
private struct DocumentEditor<Document, Content: View>: View {
  @Binding var request: DocumentRequest<Document>?
  let source: DocumentSource<Document>
  let content: @MainActor (DocumentSession<Document>) -> Content
  @StateObject private var session: DocumentSession<Document>
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var isAskingToKeep = false
  @Environment(\.undoManager) private var undoManager
  @Environment(\.openWindow) private var openWindow
  @Environment(\.windowTitle) private var windowTitle
  @Environment(\.dismissalGuard) private var closing

  init(
    request: Binding<DocumentRequest<Document>?>, source: DocumentSource<Document>,
    drafts: DraftFolder?, content: @escaping @MainActor (DocumentSession<Document>) -> Content
  ) {
    _request = request
    self.source = source
    self.content = content
    let wanted = request.wrappedValue
    _session = StateObject(
      wrappedValue: DocumentSession(
        source, wanted?.url, new: NewDocuments.take(wanted?.id), drafts: drafts,
        restoring: wanted?.draft))
  }

  var body: some View {
    Group {
      if session.document == nil {
        ContentUnavailableView {
          Label(.library("No document"), systemImage: "doc")
        } actions: {
          Button(.library("Open…")) { isOpening = true }
        }
      } else {
        content(session).id(session.generation)
      }
    }
    .focusedValue(\.documentActions, actions)
    .focusedSceneValue(\.documentActions, actions)
    .modifier(
      FilePresentation(
        $isOpening,
        FileRequest(
          purpose: .open(allowsSeveral: false),
          // Evaluated late: other groups register after this one.
          types: isOpening
            ? openWindow.windows?.documentTypes ?? source.readableTypes : source.readableTypes)
      ) { urls in
        if let url = urls.first { open(url) }
      }
    )
    .modifier(
      FilePresentation(
        $isSaving, FileRequest(purpose: .save(name: session.name), types: source.writableTypes),
        cancelled: { closing?.stay() }
      ) { urls in
        if let url = urls.first { save(to: url) }
        if session.wouldBeLost() { closing?.stay() } else { closing?.goOn() }
      }
    )
    .fileDialogDefaultDirectory(session.url?.deletingLastPathComponent())
    .alert(.library("Keep “\(session.name)”?"), isPresented: $isAskingToKeep) {
      Button(.library("Save…")) {
        session.problem = nil
        isSaving = true
      }
      .keyboardShortcut(.defaultAction)
      Button(.library("Discard"), role: .destructive) {
        session.problem = nil
        session.discard()
        closing?.goOn()
      }
      Button(.library("Cancel"), role: .cancel) {
        session.problem = nil
        closing?.stay()
      }
    } message: {
      if let problem = session.problem {
        Text(verbatim: problem)
      } else {
        Text(.library("It was never saved, and what is discarded is gone."))
      }
    }
    .alert(.library("The document"), isPresented: hasProblem) {
    } message: {
      Text(verbatim: session.problem ?? "")
    }
    .onChange(of: session.url, initial: true) { _, url in
      if let url, request?.url != url { request = DocumentRequest(url: url) }
    }
    .onChange(of: session.title, initial: true) { _, title in windowTitle?.wrappedValue = title }
    .onAppear {
      session.undoManager = undoManager
      let (session, asks) = (session, $isAskingToKeep)
      closing?.setQuestion(
        of: session, when: { session.wouldBeLost() }, ask: { asks.wrappedValue = true })
    }
    .onDisappear { session.saveAtEnd() }
  }

  private var hasProblem: Binding<Bool> {
    Binding.unread {
      session.problem != nil && !isAskingToKeep
    } set: {
      if !$0 { session.problem = nil }
    }
  }

  private var actions: DocumentActions {
    DocumentActions(
      make: source.make == nil ? nil : openNew,
      open: { isOpening = true },
      save: { if session.place == nil { isSaving = true } else { session.save() } },
      saveAs: { isSaving = true }, canSave: session.canSave)
  }

  private func openNew() { openWindow(value: DocumentRequest<Document>()) }

  /// Returns whether another window shows the file: two windows would overwrite each other's
  /// changes.
  private func isElsewhere(_ url: URL) -> Bool {
    url != session.url
      && openWindow.windows?.shows(AnyHashable(DocumentRequest<Document>(url: url))) == true
  }

  private func save(to place: URL) {
    let url = place.resolvingSymlinksInPath()
    if isElsewhere(url) {
      session.problem = "“\(url.lastPathComponent)” is open in another window."
    } else {
      session.save(to: url)
    }
  }

  /// Opens the file, in this window if it is empty.
  private func open(_ place: URL) {
    let url = place.resolvingSymlinksInPath()
    let isEmpty = session.document == nil || (session.url == nil && !session.isChanged)
    let isOwn = url.isFile(of: source.readableTypes)
    if isEmpty, isOwn, !isElsewhere(url) {
      session.open(url)
    } else if isOwn || openWindow.windows?.openFile(url) != true {
      openWindow(value: DocumentRequest<Document>(url: url))
    }
  }
}
