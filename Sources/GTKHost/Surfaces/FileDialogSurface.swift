#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// The desktop's native file panel, in place of a sheet that asks for files.
  final class FileDialogSurface: Surface {
    private let parent: Widget
    private var chooser: OpaquePointer?
    private var asked: FileQuestion?

    init(_ id: NodeID, over parent: Widget, _ host: GTKHost) {
      self.parent = parent
      super.init(id, host)
    }

    isolated deinit { discard() }

    override func holds(_ node: HostTree.Node) -> Bool { false }

    override var sizes: (least: CGSize, natural: CGSize) { (.zero, .zero) }

    /// The node that asks, and its question.
    private var question: (node: HostTree.Node, FileQuestion)? {
      node?.fileQuestion
    }

    override func update() {
      guard chooser != nil, let (_, question) = question, question != asked else { return }
      ask()
    }

    override func present() {
      if chooser == nil { ask() }
    }

    override func close() { discard() }

    /// Whether the panel is on the screen.
    var isShown: Bool {
      chooser.map { gtk_native_dialog_get_visible(UnsafeMutablePointer($0)) != 0 } ?? false
    }

    private func ask() {
      guard let (_, question) = question else { return }
      discard()
      asked = question
      let chooser = gtk_file_chooser_native_new(
        question.title, parent.to(), question.purpose.action, question.action, nil)!
      self.chooser = chooser
      fill(chooser, question)
      connect(chooser, "response") { [weak self] values in
        self?.answer(values.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue))
      }
      let dialog = UnsafeMutablePointer<GtkNativeDialog>(chooser)
      gtk_native_dialog_set_modal(dialog, 1)
      gtk_native_dialog_show(dialog)
    }

    private func fill(_ chooser: OpaquePointer, _ question: FileQuestion) {
      if question.purpose.allowsSeveral {
        gtk_file_chooser_set_select_multiple(chooser, 1)
      }
      if !question.endings.isEmpty {
        let filter = gtk_file_filter_new()!
        gtk_file_filter_set_name(filter, question.kind)
        for ending in question.endings { gtk_file_filter_add_suffix(filter, ending) }
        gtk_file_chooser_add_filter(chooser, filter)
      }
      let folder = g_file_new_for_path(question.folder)!
      gtk_file_chooser_set_current_folder(chooser, folder, nil)
      g_object_unref(UnsafeMutableRawPointer(folder))
      if question.purpose == .save {
        gtk_file_chooser_set_current_name(chooser, question.name)
      }
    }

    private func answer(_ isChosen: Bool) {
      guard let chooser, let (node, _) = question else { return }
      guard isChosen, let files = gtk_file_chooser_get_files(chooser) else {
        // It has closed itself.
        host.send(.dismiss(id))
        return
      }
      defer { g_object_unref(UnsafeMutableRawPointer(files)) }
      let paths = (0..<g_list_model_get_n_items(files)).compactMap { index -> String? in
        guard let item = g_list_model_get_item(files, index) else { return nil }
        defer { g_object_unref(item) }
        guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
      }
      host.send(.setValue(node.id, .paths(paths)))
    }

    private func discard() {
      guard let chooser else { return }
      self.chooser = nil
      gtk_native_dialog_destroy(UnsafeMutablePointer<GtkNativeDialog>(chooser))
      g_object_unref(UnsafeMutableRawPointer(chooser))
    }
  }

  extension HostTree.Node {
    /// The first node from here on that asks for files, and its question.
    var fileQuestion: (node: HostTree.Node, FileQuestion)? {
      if case .question(let question)? = content.value { return (self, question) }
      return children.lazy.compactMap(\.fileQuestion).first
    }
  }

  extension FileQuestion.Purpose {
    fileprivate var allowsSeveral: Bool {
      switch self {
      case .open(let allowsSeveral), .folder(let allowsSeveral): allowsSeveral
      case .save: false
      }
    }

    fileprivate var action: GtkFileChooserAction {
      switch self {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      }
    }
  }
#endif
