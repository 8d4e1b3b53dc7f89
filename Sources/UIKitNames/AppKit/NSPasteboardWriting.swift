import Foundation

/// Something that ``NSPasteboard/writeObjects(_:)`` takes: texts and URLs of Foundation.
///
/// An app's own class that conforms to it is not copied.
public protocol NSPasteboardWriting {}

extension NSString: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}
