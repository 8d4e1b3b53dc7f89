import Foundation

/// The functions of Hunspell, the spelling checker of most desktops, looked up by name where the
/// library is installed: a program that checks no spelling does not load it.
struct HunspellLibrary: Sendable {
  typealias Handle = OpaquePointer
  /// An array of C strings that the library owns.
  typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
  let destroy: @convention(c) (Handle) -> Void
  let encoding: @convention(c) (Handle) -> UnsafePointer<CChar>?
  let spell: @convention(c) (Handle, UnsafePointer<CChar>) -> Int32
  let suggest:
    @convention(c) (Handle, UnsafeMutablePointer<Strings?>, UnsafePointer<CChar>) -> Int32
  let freeList: @convention(c) (Handle, UnsafeMutablePointer<Strings?>, Int32) -> Void

  /// Nil if the library is not installed.
  static let shared = HunspellLibrary()

  private init?() {
    // The number is that of its binary interface, which has been stable since 2020.
    guard
      let library = dlopen("libhunspell-1.7.so.0", RTLD_NOW)
        ?? dlopen("libhunspell-1.7.so", RTLD_NOW)
    else { return nil }
    func find<Function>(_ name: String, as _: Function.Type) -> Function? {
      // The type is the signature in the library's header.
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let create = find(
        "Hunspell_create",
        as: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?).self),
      let destroy = find("Hunspell_destroy", as: (@convention(c) (Handle) -> Void).self),
      let encoding = find(
        "Hunspell_get_dic_encoding", as: (@convention(c) (Handle) -> UnsafePointer<CChar>?).self),
      let spell = find(
        "Hunspell_spell", as: (@convention(c) (Handle, UnsafePointer<CChar>) -> Int32).self),
      let suggest = find(
        "Hunspell_suggest",
        as: (@convention(c) (Handle, UnsafeMutablePointer<Strings?>, UnsafePointer<CChar>) -> Int32)
          .self),
      let freeList = find(
        "Hunspell_free_list",
        as: (@convention(c) (Handle, UnsafeMutablePointer<Strings?>, Int32) -> Void).self)
    else { return nil }
    (self.create, self.destroy, self.encoding) = (create, destroy, encoding)
    (self.spell, self.suggest, self.freeList) = (spell, suggest, freeList)
  }
}
