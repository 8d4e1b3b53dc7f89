import HostInterface

/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var flags: UInt32

  /// Makes an empty set of traits.
  public init() { flags = 0 }
  private init(_ bit: UInt32) { flags = 1 << bit }

  /// The view can be pressed; hosts ignore it, as such views declare it themselves.
  public static let isButton = AccessibilityTraits(0)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(1)
  /// The view is selected, and is read as selected; rows are also drawn as selected.
  public static let isSelected = AccessibilityTraits(2)
  /// The view is a link; hosts ignore it.
  public static let isLink = AccessibilityTraits(3)
  /// The view is a search field; hosts ignore it.
  public static let isSearchField = AccessibilityTraits(4)
  /// The view is an image; hosts ignore it.
  public static let isImage = AccessibilityTraits(5)
  /// The view plays its own sound when used; hosts ignore it.
  public static let playsSound = AccessibilityTraits(6)
  /// The view is a key of a keyboard; hosts ignore it.
  public static let isKeyboardKey = AccessibilityTraits(7)
  /// The view is static text; hosts ignore it.
  public static let isStaticText = AccessibilityTraits(8)
  /// The view summarizes the state of the app at launch; hosts ignore it.
  public static let isSummaryElement = AccessibilityTraits(9)
  /// The view changes too often for every change to be read; hosts ignore it.
  public static let updatesFrequently = AccessibilityTraits(10)
  /// The view starts media playback, during which nothing else should be read; hosts ignore it.
  public static let startsMediaSession = AccessibilityTraits(11)
  /// The view can be touched directly while a screen reader is active; hosts ignore it.
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  /// The view turns to the next page after it has been read; hosts ignore it.
  public static let causesPageTurn = AccessibilityTraits(13)
  /// The view is modal: views behind it cannot be reached.
  public static let isModal = AccessibilityTraits(14)
  /// The view is a toggle; hosts ignore it.
  public static let isToggle = AccessibilityTraits(15)
  /// The view is a tab bar; hosts ignore it.
  public static let isTabBar = AccessibilityTraits(16)

  /// The corresponding host traits, for the traits that hosts support.
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

  /// Returns whether these traits include all of the given ones.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    flags & member.flags == member.flags
  }

  /// Adds traits, and returns whether at least one of them was missing.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    flags |= newMember.flags
    return (isNew, newMember)
  }

  /// Removes traits, and returns those that were present, or nil if there were none.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    flags &= ~member.flags
    return common.flags == 0 ? nil : common
  }

  /// Adds traits, and returns those that were already present, or nil if there were none.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    flags |= newMember.flags
    return common.flags == 0 ? nil : common
  }

  /// Returns the traits in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags |= other.flags
    return result
  }

  /// Returns the traits in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags &= other.flags
    return result
  }

  /// Returns the traits in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.flags ^= other.flags
    return result
  }

  /// Adds the traits of the other set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps only the traits that are also in the other set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}
