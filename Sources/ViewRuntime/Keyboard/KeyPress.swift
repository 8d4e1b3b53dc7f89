import Foundation
import HostInterface

/// A key that was pressed while a view had the focus.
public struct KeyPress: Sendable {
  /// What an action did with a key.
  public enum Result: Sendable {
    case handled
    /// Whoever is next may have it.
    case ignored
  }

  /// Going down, repeating while it is held, coming up. Terminals tell of the first only.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1 << 0)
    public static let `repeat` = Phases(rawValue: 1 << 1)
    public static let up = Phases(rawValue: 1 << 2)
    /// Whatever a key does.
    public static let all = Phases(rawValue: .max)

    /// ".down" for one of them, "[.down, .up]" for several, ".all" for ``all``.
    public var debugDescription: String {
      if self == .all { return ".all" }
      let known = [(Phases.down, ".down"), (.repeat, ".repeat"), (.up, ".up")]
      let names = known.filter { contains($0.0) }.map(\.1)
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  public let modifiers: EventModifiers

  init(_ stroke: KeyStroke) {
    phase = Phases(rawValue: 1 << stroke.phase.rawValue)
    key = KeyEquivalent(stroke.key)
    characters = stroke.characters
    modifiers = EventModifiers(stroke.modifiers)
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String { "KeyPress(\(phase), \"\(characters)\")" }
}
