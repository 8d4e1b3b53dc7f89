import HostInterface

/// What kind of thing a view is to an accessibility client.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var flags: UInt32

  /// Nothing is said of the view.
  public init() { flags = 0 }
  private init(_ bit: UInt32) { flags = 1 << bit }

  /// It can be pressed; no host looks at it, as views that can be pressed say so themselves.
  public static let isButton = AccessibilityTraits(0)
  /// It is a heading, and is read and found as one.
  public static let isHeader = AccessibilityTraits(1)
  /// It is chosen, and is read as such; rows are drawn so too.
  public static let isSelected = AccessibilityTraits(2)
  /// It leads elsewhere; no host looks at it.
  public static let isLink = AccessibilityTraits(3)
  /// It is a field for words to search for; no host looks at it.
  public static let isSearchField = AccessibilityTraits(4)
  /// It is a picture; no host looks at it.
  public static let isImage = AccessibilityTraits(5)
  /// It makes a sound of its own when used; no host looks at it.
  public static let playsSound = AccessibilityTraits(6)
  /// It is a key of a keyboard; no host looks at it.
  public static let isKeyboardKey = AccessibilityTraits(7)
  /// It is text that does not change; no host looks at it.
  public static let isStaticText = AccessibilityTraits(8)
  /// It tells how things stand when the app comes up; no host looks at it.
  public static let isSummaryElement = AccessibilityTraits(9)
  /// It changes often, so that not each change is to be read; no host looks at it.
  public static let updatesFrequently = AccessibilityTraits(10)
  /// It begins to play something, so that nothing else is to be read; no host looks at it.
  public static let startsMediaSession = AccessibilityTraits(11)
  /// It is touched directly while a client reads the screen; no host looks at it.
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  /// It turns to the next page when it has been read; no host looks at it.
  public static let causesPageTurn = AccessibilityTraits(13)
  /// What lies behind it cannot be reached while it is there.
  public static let isModal = AccessibilityTraits(14)
  /// It is on or off; no host looks at it.
  public static let isToggle = AccessibilityTraits(15)
  /// It holds tabs; no host looks at it.
  public static let isTabBar = AccessibilityTraits(16)

  /// Those that a host knows, as it knows them.
  var hostTraits: Traits {
    var traits: Traits = []
    if contains(.isHeader) { traits.insert(.header) }
    if contains(.isSelected) { traits.insert(.selected) }
    if contains(.isModal) { traits.insert(.modal) }
    if contains(.isButton) { traits.insert(.spokenAsButton) }
    if contains(.isLink) { traits.insert(.spokenAsLink) }
    if contains(.isImage) { traits.insert(.spokenAsImage) }
    return traits
  }

  /// Whether all of the given traits are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    flags & member.flags == member.flags
  }

  /// Adds traits; answers whether one of them was missing.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    flags |= newMember.flags
    return (isNew, newMember)
  }

  /// Takes traits away; answers with those that were there, nil if none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    flags &= ~member.flags
    return common.flags == 0 ? nil : common
  }

  /// Adds traits; answers with those that were there before, nil if none was.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    flags |= newMember.flags
    return common.flags == 0 ? nil : common
  }

  /// What is in either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags |= other.flags
    return result
  }

  /// What is in both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags &= other.flags
    return result
  }

  /// What is in one of the two, and not in both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags ^= other.flags
    return result
  }

  /// Adds what is in the other.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps what is in the other too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps what is in one of the two, and not in both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}
