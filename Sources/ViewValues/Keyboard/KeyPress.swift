import Foundation
import HostInterface

/// A key that was pressed while a view had the focus.
public struct KeyPress: Sendable {
  /// What an action did with a key.
  public enum Result: Sendable {
    /// Nobody else is to have it.
    case handled
    /// Whoever is next may have it.
    case ignored
  }

  /// Going down, repeating while it is held, coming up. Terminals tell of the first only.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// It is held, and repeats; no host here tells of it.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// It comes up; no host here tells of it.
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

  /// What the key does.
  public let phase: Phases
  /// Which key it is.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers

  package init(_ stroke: KeyStroke) {
    phase = Phases(rawValue: 1 << stroke.phase.rawValue)
    key = KeyEquivalent(stroke.key)
    characters = stroke.characters
    modifiers = EventModifiers(stroke.modifiers)
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String { "KeyPress(\(phase), \"\(characters)\")" }
}
