import Foundation
import HostInterface
import Timekeeping
import ViewRuntime

/// Where a graphics context writes its steps: the canvas's list, or that of a layer.
///
/// Used by the canvas's closure only, which the runtime calls on the main actor, one at a time.
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
