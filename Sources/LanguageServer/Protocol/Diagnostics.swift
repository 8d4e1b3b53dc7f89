/// The findings of one document in the protocol's form.
struct PublishParameters: Encodable {
  var uri: String
  var version: Int?
  var diagnostics: [Diagnostic]
}

struct Diagnostic: Encodable, Hashable {
  struct CodeDescription: Encodable, Hashable { var href: String }

  struct Related: Encodable, Hashable {
    var location: Location
    var message: String
  }

  struct Location: Encodable, Hashable {
    var uri: String
    var range: TextRange
  }

  var range: TextRange
  /// 1 error, 2 warning, 3 information.
  var severity: Int
  /// The identifier of the rule.
  var code: String
  var codeDescription: CodeDescription?
  var source = "kumiki"
  var message: String
  var relatedInformation: [Related]?
}

struct HoverResult: Encodable {
  struct Contents: Encodable {
    var kind: String
    var value: String
  }

  var contents: Contents
  var range: TextRange
}

struct MessageParameters: Encodable {
  /// 1 error, 2 warning, 3 information.
  var type: Int
  var message: String
}

/// Requests notifications about changes on disk from the client.
struct RegistrationParameters: Encodable {
  struct Registration: Encodable {
    let id = "kumiki-files"
    let method = "workspace/didChangeWatchedFiles"
    let registerOptions = Options()
  }

  struct Options: Encodable {
    let watchers = ["**/*.swift", "**/.kumiki.json"].map(Watcher.init)
  }

  struct Watcher: Encodable { var globPattern: String }

  let registrations = [Registration()]
}
