import Foundation
import HostInterface
import Timekeeping
import ViewRuntime

/// Where a graphics context writes its steps: the canvas's list, or that of a layer.
///
/// Used by the canvas's closure only, which the runtime calls on the main actor, one at a time.
package final class DrawingRecorder: @unchecked Sendable {
  package let board: DrawingEnvironment
  package var commands: [DrawingCommand] = []

  package init(_ board: DrawingEnvironment) { self.board = board }

  var size: CGSize {
    let board = board
    return onMainActor { board.size }
  }

  var environment: EnvironmentValues {
    let board = board
    return onMainActor { board.environment }
  }
}
