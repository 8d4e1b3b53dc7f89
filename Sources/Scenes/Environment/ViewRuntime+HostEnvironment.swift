import Controls
import HostInterface
import ListControls
import TransferControls
import ViewBasics
import ViewEnvironment
import ViewRuntime

extension ViewRuntime {
  /// Applies the host's settings to the environment of all views, now and on every change: colour
  /// scheme, language, layout direction, scene phase.
  ///
  /// - Parameter own: sets further environment values for all views.
  package func followHostEnvironment(_ own: @escaping (inout EnvironmentValues) -> Void = { _ in })
  {
    // Always applied to the initial values, as a setting would otherwise stay in the environment
    // for good.
    let base = rootScope.values
    let editMode = EditModeStore().binding
    // For views without a window.
    let undoManager = UndoManager()
    usualShortcut = { [unowned self] stroke in
      (currentFocusedValues.windowUndoManager ?? undoManager).perform(stroke)
    }
    let drag = OutsideDrag(self)
    outsideDrag = { drag.receive($0, $1) }
    let isOnDesktop = host.metrics.isDesktop
    let surface = self.host
    var hasEnded = false
    let adopt = { [unowned self] (host: HostEnvironment) in
      rootScope.setRoot { values in
        values = base
        values.take(host)
        if isOnDesktop { values.isOnDesktop = true }
        values.takeRowHeight(of: surface)
        values.scenePhase = hasEnded ? .background : host.isActive ? .active : .inactive
        values.editMode = editMode
        values.undoManager = undoManager
        values.heldKeys = heldKeys
        own(&values)
      }
    }
    adopt(host.environment)
    hostEnvironmentChanged = { host in
      adopt(host)
      DelegateCalls.activityChanged(to: host.isActive)
    }
    programEnds = { [unowned self] in
      guard !hasEnded else { return }
      hasEnded = true
      adopt(self.host.environment)
      runFrame()
      DelegateCalls.appEnds(self)
    }
  }

  /// Called before the app ends, while all views are mounted and their tasks run: the last moment
  /// to save changes (S7.8). A second call does nothing.
  package func endProgram() { programEnds?() }
}
