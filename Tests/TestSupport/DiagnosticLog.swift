import Foundation
import ViewRuntime

/// Records diagnostics while it exists.
package final class DiagnosticLog: @unchecked Sendable {
  private let lock = NSLock()
  private var heard: [RuntimeDiagnostic] = []
  private var token = 0

  package init() {
    token = Diagnostics.addObserver { [weak self] in self?.add($0) }
  }

  deinit { Diagnostics.removeObserver(token) }

  private func add(_ diagnostic: RuntimeDiagnostic) { lock.withLock { heard.append(diagnostic) } }

  package func messages(_ code: RuntimeDiagnostic.Code, containing part: String) -> [String] {
    lock.withLock { heard.filter { $0.code == code && $0.message.contains(part) }.map(\.message) }
  }
}
