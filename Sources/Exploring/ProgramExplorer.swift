// Programs are explored as they are built for debugging; nothing of it is in any other build.
#if DEBUG
  import Dispatch
  import ExplorationReports
  import Foundation
  import SwiftUI
  import ViewTesting

  /// Uses the program that it is linked into, and writes down what happens: the program's end of
  /// `kumiki check --run` and of `--verify-behaviour`.
  @MainActor
  struct ProgramExplorer {
    private let request: ExplorationRequest
    private let output: FileHandle

    /// - Returns: nil where nobody asks, or what is asked for cannot be read.
    init?(environment: [String: String]) {
      guard let path = environment[ExplorationRequest.variable],
        let data = FileManager.default.contents(atPath: path),
        let request = try? JSONDecoder().decode(ExplorationRequest.self, from: data),
        FileManager.default.createFile(atPath: request.output, contents: nil),
        let output = FileHandle(forWritingAtPath: request.output)
      else { return nil }
      self.request = request
      self.output = output
    }

    func run(_ app: any App.Type) async {
      let previews = PreviewCatalog().previews
      guard let root = request.root else {
        write(.root(.init(name: "\(app)")))
        for preview in previews {
          write(.root(.init(name: preview.title, file: preview.fileID, line: preview.line)))
        }
        return write(.ends)
      }
      func start<Program: App>(_: Program.Type) -> ViewTest { ViewTest(Program.self) }
      let test = root == 0 ? start(app) : ViewTest(previews[root - 1].view)
      let watch = RunWatch(test, seed: request.seed)
      write(.begins(""))
      write(.step(await watch.begin()))
      for _ in 0..<request.actions {
        guard let step = watch.choose() else { break }
        write(.begins(step.code))
        write(.step(await step.perform()))
      }
      write(.ends)
    }

    private func write(_ line: ExplorationLine) {
      guard var data = try? JSONEncoder().encode(line) else { return }
      data.append(10)
      output.write(data)
    }
  }

  /// Called by `App.main` of a program that was started to be explored; does not return.
  @_cdecl("kumiki_explore")
  public func _explore() {
    MainActor.assumeIsolated {
      guard let app = ProgramExploration.app,
        let explorer = ProgramExplorer(environment: ProcessInfo.processInfo.environment)
      else { exit(3) }
      Task { @MainActor in
        await explorer.run(app)
        exit(0)
      }
    }
    dispatchMain()
  }
#endif
