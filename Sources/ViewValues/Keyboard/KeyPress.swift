import Foundation
import HostInterface

/// A key press while a view has the focus.
public struct KeyPress: Sendable {
  /// The result of an action for a key.
  public enum Result: Sendable {
    /// The key is handled; no one else receives it.
    case handled
    /// The key is passed on.
    case ignored
  }

  /// Phases of a key press: down, repeating, up. Terminals report only the first.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held and repeats; no host reports it.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key comes up; no host reports it.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all = Phases(rawValue: .max)

    /// ".down" for a single phase, "[.down, .up]" for several, ".all" for ``all``.
    public var debugDescription: String {
      if self == .all { return ".all" }
      let known = [(Phases.down, ".down"), (.repeat, ".repeat"), (.up, ".up")]
      let names = known.filter { contains($0.0) }.map(\.1)
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys held with it.
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
