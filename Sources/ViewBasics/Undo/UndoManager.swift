import Foundation
import ViewRuntime
import ViewTexts

/// Keeps what takes changes back, and what makes them again.
///
/// Foundation on Linux has none; this one works the same way.
///
/// ```swift
/// func setTitle(_ title: String, _ undoManager: UndoManager?) {
///   let former = self.title
///   self.title = title
///   undoManager?.registerUndo(withTarget: self) { $0.setTitle(former, undoManager) }
///   undoManager?.setActionName("Rename")
/// }
/// ```
///
/// What is registered while an undo runs is for redo. Whatever is registered within one event is
/// one group, taken back together.
///
/// Invariant: actions are registered into the innermost group that is open. The group of an event
/// is ended by whatever comes first in a later one.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let perform: @MainActor () -> Void
  }

  private final class Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// Groups begun and not ended, outermost first.
  private var open: [Group] = []
  /// The event that the outermost group was opened for by itself; nil: the program opened it.
  private var openedForEvent: UndoEvent?
  private var disabledCount = 0

  /// Whether changes are being taken back at the moment: what is registered now is for redo.
  public private(set) var isUndoing = false
  /// Whether changes are being made again at the moment.
  public private(set) var isRedoing = false
  /// Whether everything that is registered within one event is one group.
  open var groupsByEvent = true
  /// The most groups that are kept; 0: any number.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// A manager that keeps nothing yet and groups by events.
  public nonisolated override init() { super.init() }

  // MARK: Registering

  /// Keeps a closure that takes a change back; it is let go together with its target.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    closeAutomaticGroup(unlessFor: .current)
    let isAlone = open.isEmpty && !groupsByEvent
    if open.isEmpty { openAutomaticGroup() }
    open.last?.steps.append(
      Step(target: target) { [weak target] in
        if let target { handler(target) }
      })
    if !isUndoing, !isRedoing { redoGroups = [] }
    if isAlone {
      endUndoGrouping()
      Diagnostics.report(
        .misuse,
        "registerUndo(withTarget:handler:) was called outside of a group, of an UndoManager that "
          + "does not group by events. It is a group of its own: call beginUndoGrouping() before, "
          + "and endUndoGrouping() after.")
    }
    note(.NSUndoManagerCheckpoint)
  }

  /// Forgets everything, and registers again.
  open func removeAllActions() {
    (undoGroups, redoGroups, open) = ([], [], [])
    openedForEvent = nil
    disabledCount = 0
  }

  /// Forgets what changes one object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoGroups + redoGroups + open { group.steps.removeAll { $0.target === object } }
    undoGroups.removeAll { $0.steps.isEmpty }
    redoGroups.removeAll { $0.steps.isEmpty }
  }

  /// Lets nothing be registered until ``enableUndoRegistration()`` has been called as often as
  /// this.
  ///
  /// ```swift
  /// undoManager.disableUndoRegistration()
  /// defer { undoManager.enableUndoRegistration() }
  /// load(file)          // nothing that the user could take back
  /// ```
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Takes one call of ``disableUndoRegistration()`` back; without one before it nothing happens.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }
  /// Whether what is registered is kept at the moment.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Groups

  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Opens a group: what is registered until ``endUndoGrouping()`` is taken back together.
  ///
  /// While ``groupsByEvent`` is true, it lies inside of a group for the event.
  open func beginUndoGrouping() {
    closeAutomaticGroup(unlessFor: .current)
    if open.isEmpty, groupsByEvent { openAutomaticGroup() }
    open.append(Group())
    note(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that was opened last; its steps become a part of the group around it, if there
  /// is one.
  ///
  /// Without an open group nothing happens, and a group without a step is not kept.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    note(.NSUndoManagerWillCloseUndoGroup)
    if let outer = open.last {
      outer.steps += group.steps
      if outer.name.isEmpty { outer.name = group.name }
    } else {
      openedForEvent = nil
      keep(group)
    }
    note(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ group: Group) {
    guard !group.steps.isEmpty else { return }
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
    redoGroups.removeFirst(max(redoGroups.count - levelsOfUndo, 0))
  }

  private func openAutomaticGroup() {
    open.append(Group())
    openedForEvent = .current
    UndoEvent.endTurn()
  }

  /// Ends the group that an earlier event left open.
  private func closeAutomaticGroup(unlessFor event: UndoEvent?) {
    guard let openedForEvent, event == nil || openedForEvent != event else { return }
    while !open.isEmpty { endUndoGrouping() }
  }

  // MARK: Undoing

  /// Whether there is anything to take back.
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is anything to make again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// How many times the user can undo; what is open counts as once.
  open var undoCount: Int { undoGroups.count + (open.contains { !$0.steps.isEmpty } ? 1 : 0) }
  /// How many times the user can redo.
  open var redoCount: Int { redoGroups.count }

  /// Takes the last group of changes back.
  open func undo() {
    guard !isUndoing, !isRedoing else { return }
    closeAutomaticGroup(unlessFor: nil)
    undoNestedGroup()
  }

  /// Takes the last ended group back, and leaves groups that are open as they are.
  ///
  /// To take back what has been registered in the event itself, call ``undo()``, which ends its
  /// group first.
  open func undoNestedGroup() {
    // A step that asks for another undo would cut this one short.
    guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
    note(.NSUndoManagerWillUndoChange)
    isUndoing = true
    replay(group)
    isUndoing = false
    note(.NSUndoManagerDidUndoChange)
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    guard !isUndoing, !isRedoing else { return }
    closeAutomaticGroup(unlessFor: nil)
    guard let group = redoGroups.popLast() else { return }
    note(.NSUndoManagerWillRedoChange)
    isRedoing = true
    replay(group)
    isRedoing = false
    note(.NSUndoManagerDidRedoChange)
  }

  /// The latest step first; what the steps register is one group with the same name.
  private func replay(_ group: Group) {
    let counterpart = Group()
    counterpart.name = group.name
    // What the program has open meanwhile is not a part of it.
    let (outer, outerEvent) = (open, openedForEvent)
    open = [counterpart]
    for step in group.steps.reversed() { step.perform() }
    while !open.isEmpty { endUndoGrouping() }
    (open, openedForEvent) = (outer, outerEvent)
  }

  // MARK: Names

  /// The name of the change that would be taken back; empty if it has none, or there is none.
  open var undoActionName: String { open.first?.name ?? undoGroups.last?.name ?? "" }
  /// The name of the change that would be made again; empty if it has none, or there is none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Names the change that is being registered, for menus.
  open func setActionName(_ actionName: String) {
    (open.first ?? undoGroups.last)?.name = actionName
  }

  /// What a menu's item for undo says: "Undo", with the change's name if it has one.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu's item for redo says: "Redo", with the change's name if it has one.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// "Undo" with a name behind it, or alone if the name is empty, in the program's language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    let words: LocalizedStringKey =
      actionName.isEmpty ? .library("Undo") : .library("Undo \(actionName)")
    return words.textInAppLanguage
  }

  /// "Redo" with a name behind it, or alone if the name is empty, in the program's language.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    let words: LocalizedStringKey =
      actionName.isEmpty ? .library("Redo") : .library("Redo \(actionName)")
    return words.textInAppLanguage
  }

  private func note(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Posted whenever an action has been registered.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted when the program has opened a group by `beginUndoGrouping()`.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted when a group is ending; its steps are not yet where they go.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group of changes is taken back.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted when a group of changes has been taken back.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group of changes is made again.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted when a group of changes has been made again.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
