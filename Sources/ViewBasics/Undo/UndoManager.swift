import Foundation
import ViewRuntime
import ViewTexts

/// Records operations that undo and redo changes.
///
/// Foundation on Linux has none; this one behaves like Apple's.
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
/// Operations registered during an undo become redo operations. All operations registered within
/// one event form one group and are undone together.
///
/// Invariant: operations are registered in the innermost open group. The group of an event is
/// closed by the first use in a later event.
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
  /// Open groups, outermost first.
  private var open: [Group] = []
  /// The event for which the outermost group was opened automatically; nil if the program opened
  /// it.
  private var openedForEvent: UndoEvent?
  private var disabledCount = 0

  /// Whether an undo is in progress: operations registered now are for redo.
  public private(set) var isUndoing = false
  /// Whether a redo is in progress.
  public private(set) var isRedoing = false
  /// Whether all operations registered within one event form one group.
  open var groupsByEvent = true
  /// The maximum number of groups to keep; 0 means no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Makes an empty manager that groups by event.
  public nonisolated override init() { super.init() }

  // MARK: Registering

  /// Registers a closure that undoes a change; it is released together with its target.
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

  /// Removes all operations, and enables registration again.
  open func removeAllActions() {
    (undoGroups, redoGroups, open) = ([], [], [])
    openedForEvent = nil
    disabledCount = 0
  }

  /// Removes the operations on one object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoGroups + redoGroups + open { group.steps.removeAll { $0.target === object } }
    undoGroups.removeAll { $0.steps.isEmpty }
    redoGroups.removeAll { $0.steps.isEmpty }
  }

  /// Disables registration until ``enableUndoRegistration()`` has been called as many times.
  ///
  /// ```swift
  /// undoManager.disableUndoRegistration()
  /// defer { undoManager.enableUndoRegistration() }
  /// load(file)          // nothing that the user could take back
  /// ```
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Balances one call of ``disableUndoRegistration()``; without one, nothing happens.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }
  /// Whether registration is enabled.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Groups

  /// The number of open groups.
  open var groupingLevel: Int { open.count }

  /// Opens a group: operations registered until ``endUndoGrouping()`` are undone together.
  ///
  /// While ``groupsByEvent`` is true, the group is nested in the group of the event.
  open func beginUndoGrouping() {
    closeAutomaticGroup(unlessFor: .current)
    if open.isEmpty, groupsByEvent { openAutomaticGroup() }
    open.append(Group())
    note(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group; its operations become part of the enclosing group, if there is one.
  ///
  /// Without an open group nothing happens, and an empty group is discarded.
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

  /// Whether there is anything to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is anything to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// How many times the user can undo; open groups count as one.
  open var undoCount: Int { undoGroups.count + (open.contains { !$0.steps.isEmpty } ? 1 : 0) }
  /// How many times the user can redo.
  open var redoCount: Int { redoGroups.count }

  /// Undoes the last group.
  open func undo() {
    guard !isUndoing, !isRedoing else { return }
    closeAutomaticGroup(unlessFor: nil)
    undoNestedGroup()
  }

  /// Undoes the last ended group, and leaves open groups as they are.
  ///
  /// To undo operations registered in the current event, call ``undo()``, which ends its group
  /// first.
  open func undoNestedGroup() {
    // A nested undo from within an operation would cut this one short.
    guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
    note(.NSUndoManagerWillUndoChange)
    isUndoing = true
    replay(group)
    isUndoing = false
    note(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group.
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

  /// Performs the latest operation first; the operations that this registers form one group with
  /// the same name.
  private func replay(_ group: Group) {
    let counterpart = Group()
    counterpart.name = group.name
    // The program's open groups are kept apart meanwhile.
    let (outer, outerEvent) = (open, openedForEvent)
    open = [counterpart]
    for step in group.steps.reversed() { step.perform() }
    while !open.isEmpty { endUndoGrouping() }
    (open, openedForEvent) = (outer, outerEvent)
  }

  // MARK: Names

  /// The name of the action that would be undone; empty if it has none, or there is none.
  open var undoActionName: String { open.first?.name ?? undoGroups.last?.name ?? "" }
  /// The name of the action that would be redone; empty if it has none, or there is none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Names the change being registered, for menus.
  open func setActionName(_ actionName: String) {
    (open.first ?? undoGroups.last)?.name = actionName
  }

  /// The title of the menu item for undo: "Undo", with the action's name if it has one.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu item for redo: "Redo", with the action's name if it has one.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns "Undo" followed by a name, or alone if the name is empty, in the program's language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    let words: LocalizedStringKey =
      actionName.isEmpty ? .library("Undo") : .library("Undo \(actionName)")
    return words.textInAppLanguage
  }

  /// Returns "Redo" followed by a name, or alone if the name is empty, in the program's language.
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
  /// Posted after an operation has been registered.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted after the program has opened a group with `beginUndoGrouping()`.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group ends, while its operations are not yet in their final place.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group has been undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group has been redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
