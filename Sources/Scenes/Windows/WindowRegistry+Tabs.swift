import HostInterface
import ViewRuntime

// Window chrome beside the content: tabs, titles, and whether there is a menu.
extension WindowRegistry {
  var showsTabs: Bool { runtime.host.showsOneWindow }

  var tabs: Tabs {
    let front = windows.first { $0.portal === windowStack.last }
    return Tabs(
      titles: opened.map { name(of: $0) }, front: opened.firstIndex { $0 === windowStack.last },
      showsSettings: front?.description.kind == .settings)
  }

  func showTab(at index: Int) {
    if opened.indices.contains(index) { show(opened[index]) }
  }

  func tellTabs() {
    guard showsTabs, let tabsChanged else { return }
    let tabs = tabs
    runtime.updateQueue.append(Transaction()) { tabsChanged(tabs) }
  }

  func name(of portal: Portal) -> String {
    let description = windows.first { $0.portal === portal }?.description
    let title = portal.label ?? description?.id
    return title ?? (description?.kind == .settings ? word("Settings") : AppName.shown)
  }

  func showTitle() {
    tellTabs()
    guard opensWindows else { return showRootTitle() }
    runtime.frontWindow = windowStack.last?.window
    for portal in windowStack { portal.title = name(of: portal) }
    tellOfCommands()
    showRootTitle()
  }

  func tellOfCommands() {
    for portal in windowStack { portal.hasCommands = !commands.entries.isEmpty }
  }

  private func showRootTitle() {
    runtime.rootNode.setContent(NodeContent(role: .window, label: title), resizes: false)
  }
}
