import Foundation
import SourceModel

/// Folders and settings.
extension LanguageSession {
  func initialize(_ message: IncomingMessage, _ id: RequestID) throws {
    let client = try message.parameters(InitializeParameters.self)
    self.client = client
    let root = client.rootUri ?? client.rootPath.map(DocumentAddress.uri)
    let folders = client.workspaceFolders?.map(\.uri) ?? root.map { [$0] } ?? []
    state = .running
    respond(id, InitializeResult())
    for uri in folders { add(DocumentAddress.path(of: uri)) }
  }

  func watchFiles() {
    guard client?.capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration == true else {
      return
    }
    request("client/registerCapability", RegistrationParameters())
  }

  func changeFolders(_ message: IncomingMessage) {
    guard let event = try? message.parameters(FolderChangeParameters.self).event else { return }
    let removed = event.removed.map { DocumentAddress.path(of: $0.uri) }
    workspaces.removeAll { workspace in workspace.folder.map(removed.contains) == true }
    for folder in event.added { add(DocumentAddress.path(of: folder.uri)) }
    loose = [:]
    findings = [:]
  }

  /// Reads the settings again.
  func configure() {
    for workspace in workspaces { workspace.configuration = configuration(of: workspace.folder) }
    loose = [:]
    findings = [:]
  }

  /// Handles changes of sources or settings on disk.
  func reread() { configure() }

  /// The project that a document belongs to: the innermost folder's.
  func workspace(of document: OpenDocument) -> Workspace {
    let around = workspaces.filter { $0.contains(document.path) }
      .max { ($0.folder ?? "").count < ($1.folder ?? "").count }
    if let around { return around }
    if let alone = loose[document.uri] { return alone }
    let alone = Workspace(folder: nil, configuration: configuration(of: nil), cache: nil)
    loose[document.uri] = alone
    return alone
  }

  func project(of document: OpenDocument) -> Project {
    let workspace = workspace(of: document)
    guard workspace.folder != nil else { return workspace.project(with: [document]) }
    return workspace.project(
      with: documents.values.filter { self.workspace(of: $0) === workspace })
  }

  private func add(_ folder: String) {
    guard !workspaces.contains(where: { $0.folder == folder }) else { return }
    workspaces.append(
      Workspace(folder: folder, configuration: configuration(of: folder), cache: host.cache))
  }

  private func configuration(of folder: String?) -> WorkspaceConfiguration {
    let (configuration, complaint) = host.configuration(folder, client?.locale)
    if let complaint {
      notify("window/showMessage", MessageParameters(type: 1, message: complaint))
    }
    return configuration
  }
}
