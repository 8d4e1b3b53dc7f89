/// The client's description of itself at the start.
struct InitializeParameters: Decodable {
  var rootUri: String?
  var rootPath: String?
  var workspaceFolders: [WorkspaceFolder]?
  var locale: String?
  var capabilities: ClientCapabilities?
}

struct WorkspaceFolder: Codable, Hashable {
  var uri: String
}

/// The relevant capabilities of the client.
struct ClientCapabilities: Decodable {
  struct Workspace: Decodable {
    struct Edit: Decodable { var documentChanges: Bool? }
    struct Watching: Decodable { var dynamicRegistration: Bool? }
    var workspaceEdit: Edit?
    var didChangeWatchedFiles: Watching?
  }

  struct TextDocument: Decodable {
    struct Diagnostics: Decodable {
      var relatedInformation: Bool?
      var codeDescriptionSupport: Bool?
    }
    struct Actions: Decodable {
      struct Literals: Decodable {}
      var codeActionLiteralSupport: Literals?
    }
    struct Hover: Decodable { var contentFormat: [String]? }
    var publishDiagnostics: Diagnostics?
    var codeAction: Actions?
    var hover: Hover?
  }

  var workspace: Workspace?
  var textDocument: TextDocument?
}

struct InitializeResult: Encodable {
  struct Info: Encodable { let name = "kumiki" }

  let capabilities = ServerCapabilities()
  let serverInfo = Info()
}

/// The capabilities of this server.
struct ServerCapabilities: Encodable {
  struct Synchronization: Encodable {
    let openClose = true
    /// Incremental.
    let change = 2
    let save = Saving()
  }

  struct Saving: Encodable { let includeText = false }
  struct Actions: Encodable { let codeActionKinds = ["quickfix", "source.fixAll.kumiki"] }

  struct Workspace: Encodable {
    struct Folders: Encodable {
      let supported = true
      let changeNotifications = true
    }

    let workspaceFolders = Folders()
  }

  let positionEncoding = "utf-16"
  let textDocumentSync = Synchronization()
  let codeActionProvider = Actions()
  let hoverProvider = true
  let workspace = Workspace()
}
