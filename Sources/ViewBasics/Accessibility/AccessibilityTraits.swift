import HostInterface

/// What kind of thing a view is to an accessibility client.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var flags: UInt32

  public init() { flags = 0 }
  private init(_ bit: UInt32) { flags = 1 << bit }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isSearchField = AccessibilityTraits(4)
  public static let isImage = AccessibilityTraits(5)
  public static let playsSound = AccessibilityTraits(6)
  public static let isKeyboardKey = AccessibilityTraits(7)
  public static let isStaticText = AccessibilityTraits(8)
  public static let isSummaryElement = AccessibilityTraits(9)
  public static let updatesFrequently = AccessibilityTraits(10)
  public static let startsMediaSession = AccessibilityTraits(11)
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  public static let causesPageTurn = AccessibilityTraits(13)
  public static let isModal = AccessibilityTraits(14)
  public static let isToggle = AccessibilityTraits(15)
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

  public func contains(_ member: AccessibilityTraits) -> Bool {
    flags & member.flags == member.flags
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    flags |= newMember.flags
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    flags &= ~member.flags
    return common.flags == 0 ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    flags |= newMember.flags
    return common.flags == 0 ? nil : common
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags |= other.flags
    return result
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags &= other.flags
    return result
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags ^= other.flags
    return result
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}
