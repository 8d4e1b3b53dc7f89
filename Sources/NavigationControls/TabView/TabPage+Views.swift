import Controls
import ListControls
import ViewRuntime

extension EmptyView: TabPageList {
  func appendPages(at path: PagePath, to pages: inout [TabPage]) {}
}

extension TupleView: TabPageList {
  func appendPages(at path: PagePath, to pages: inout [TabPage]) {
    for (index, part) in parts.enumerated() {
      func open<V: View>(_ view: V) {
        TabPage.append(view, at: path.appending(index), to: &pages)
      }
      open(part)
    }
  }
}

extension Group: TabPageList where Content: View {
  func appendPages(at path: PagePath, to pages: inout [TabPage]) {
    TabPage.append(content, at: path, to: &pages)
  }
}

extension Optional: TabPageList where Wrapped: View {
  func appendPages(at path: PagePath, to pages: inout [TabPage]) {
    if let self { TabPage.append(self, at: path, to: &pages) }
  }
}

extension _ConditionalContent: TabPageList where TrueContent: View, FalseContent: View {
  func appendPages(at path: PagePath, to pages: inout [TabPage]) {
    switch storage {
    case .trueContent(let view): TabPage.append(view, at: path.appending(true), to: &pages)
    case .falseContent(let view): TabPage.append(view, at: path.appending(false), to: &pages)
    }
  }
}

extension ForEach: TabPageList {
  func appendPages(at path: PagePath, to pages: inout [TabPage]) {
    for index in data.indices {
      let element = data[index]
      let id = identify(element)
      let start = pages.count
      let content = content(element)
      if let view = content as? any View {
        func open<V: View>(_ view: V) {
          TabPage.append(view, at: path.appending(id), to: &pages)
        }
        open(view)
      } else if let list = content as? any TabPageList {
        list.appendPages(at: path.appending(id), to: &pages)
      }
      // A single page without a tag is selected by its element's id.
      if pages.count == start + 1, pages[start].tag == nil { pages[start].tag = AnyHashable(id) }
    }
  }
}

extension ModifiedContent: TabPageList where Content: View, Modifier: ViewModifier {
  var isList: Bool { (content as? any TabPageList)?.isList ?? false }

  /// Modifiers on several pages apply to each (S1.10).
  func appendPages(at path: PagePath, to pages: inout [TabPage]) {
    let start = pages.count
    TabPage.append(content, at: path, to: &pages)
    for index in start..<pages.count {
      (modifier as? any TabPageFact)?.add(to: &pages[index])
      pages[index].content = AnyView(
        ModifiedContent<AnyView, Modifier>(content: pages[index].content, modifier: modifier))
    }
  }
}

extension ModifiedContent: TabPageFacts where Content: View, Modifier: ViewModifier {
  func addFacts(to page: inout TabPage) {
    (modifier as? any TabPageFact)?.add(to: &page)
    (content as? any TabPageFacts)?.addFacts(to: &page)
  }
}

extension IDView: TabPageFacts {
  func addFacts(to page: inout TabPage) {
    (content as? any TabPageFacts)?.addFacts(to: &page)
  }
}

extension TagModifier: TabPageFact {
  func add(to page: inout TabPage) { page.tag = page.tag ?? AnyHashable(tag) }
}

extension BadgeModifier: TabPageFact {
  func add(to page: inout TabPage) { page.badge = page.badge ?? badge }
}
