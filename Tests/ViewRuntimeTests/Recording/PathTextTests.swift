import SwiftUI
import Testing

@testable import ViewRuntime

@Observable private final class Library {
  var shelf = Shelf()
  var sorting: ((Int) -> [String])?
}

@Observable private class Shelf {
  var title = "Novels"
  var size = Size()
}

@Observable private final class LockedShelf: Shelf {
  var key = "brass"
}

private struct Size {
  var width = 3
  var half: Int {
    get { width / 2 }
    set { width = newValue * 2 }
  }
}

/// Key paths as text, in debug and optimized programs.
@Suite struct PathTextTests {
  @Test("A property of an observable object has its name, also through another object")
  func observable() {
    #expect(PathText.path(of: \Library.shelf) == "shelf")
    #expect(PathText.path(of: \Library.shelf.title) == "shelf.title")
    #expect(PathText.path(of: \Library.shelf.size.width) == "shelf.size.width")
    #expect(PathText.path(of: (\Library.shelf).appending(path: \.title)) == "shelf.title")
  }

  @Test("A computed property of a struct has its name, also if its type has parentheses")
  func computed() {
    #expect(PathText.path(of: \Size.half) == "half")
    #expect(PathText.path(of: \Library.shelf.size.half) == "shelf.size.half")
    #expect(PathText.path(of: \Library.sorting) == "sorting")
  }

  @Test("A class with subclasses names its properties, and so does a subclass")
  func classes() {
    #expect(PathText.path(of: \Shelf.title) == "title")
    #expect(PathText.path(of: \LockedShelf.title) == "title")
    #expect(PathText.path(of: \LockedShelf.key) == "key")
  }
}
