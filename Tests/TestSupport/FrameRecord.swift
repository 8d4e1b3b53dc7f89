import HeadlessHost
import HostInterface
import SwiftUI
import ViewRuntime

/// The texts that each patch sent to a host, for tests about single frames.
@MainActor
package func textsOfEachPatch(_ view: some View) -> [[String]] {
  let host = HeadlessHost()
  let runtime = ViewRuntime(host: host)
  runtime.mount(view)
  host.runFrames()
  let texts = host.takePatches().map { $0.operations.compactMap(\.text) }
  runtime.unmount()
  return texts
}

extension PatchOperation {
  fileprivate var text: String? {
    switch self {
    case .insert(_, _, _, let content, _), .update(_, let content):
      if case .text(let text) = content.leaf { text.string } else { nil }
    default: nil
    }
  }
}
