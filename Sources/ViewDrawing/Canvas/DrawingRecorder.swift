import Foundation
import HostInterface
import Timekeeping
import ViewRuntime

/// The destination of a graphics context's commands: the canvas's list, or a layer's.
///
/// Unchecked: only the canvas's closure uses it, which the runtime calls on the main actor, one at
/// a time.
package final class DrawingRecorder: @unchecked Sendable {
  package let drawing: DrawingEnvironment
  package var commands: [DrawingCommand] = []

  package init(_ drawing: DrawingEnvironment) { self.drawing = drawing }

  var size: CGSize {
    let drawing = drawing
    return onMainActor { drawing.size }
  }

  var environment: EnvironmentValues {
    let drawing = drawing
    return onMainActor { drawing.environment }
  }
}
