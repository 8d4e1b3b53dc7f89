import HostInterface
import ListControls
import TransferControls
import ViewBasics
import ViewEnvironment
import ViewRuntime

extension ViewRuntime {
  /// Brings what the host says into the environment of all views, now and whenever they
  /// change: light or dark, language, where lines begin, whether the user is at the window.
  ///
  /// - Parameter own: what else all views are to find.
  package func followHostEnvironment(_ own: @escaping (inout EnvironmentValues) -> Void = { _ in })
  {
    // Always set upon the values of the start: a setting stays in the list of values for good.
    let base = rootScope.values
    let editMode = EditModeStore().binding
    // Of a view without a window of its own.
    let undoManager = UndoManager()
    usualShortcut = { [unowned self] stroke in
      (currentFocusedValues.windowUndoManager ?? undoManager).perform(stroke)
    }
    let drag = OutsideDrag(self)
    outsideDrag = { drag.receive($0, $1) }
    let isOnDesktop = host.metrics.isDesktop
    var hasEnded = false
    let adopt = { [unowned self] (host: HostEnvironment) in
      rootScope.setRoot { values in
        values = base
        values.take(host)
        if isOnDesktop { values.isOnDesktop = true }
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

  /// To be called when the app is about to end, while all views are there and their tasks run: the
  /// last moment to save something (S7.8). The second call does nothing.
  package func endProgram() { programEnds?() }
}
