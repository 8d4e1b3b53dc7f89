// What of AppKit is here, for files that import it. What is not in this list there is not: views
// above all.

@_exported import QuartzCore
@_exported import var UIKitNames.NSApp
@_exported import class Scenes.NSAlert
@_exported import class UIKitNames.NSAppearance
@_exported import class UIKitNames.NSApplication
@_exported import protocol Scenes.NSApplicationDelegate
@_exported import class UIKitNames.NSBitmapImageRep
@_exported import class UIKitNames.NSButton
@_exported import typealias UIKitNames.NSColor
@_exported import class UIKitNames.NSColorSpace
@_exported import class UIKitNames.NSControl
@_exported import class UIKitNames.NSCursor
@_exported import class UIKitNames.NSDataAsset
@_exported import typealias UIKitNames.NSFont
@_exported import typealias UIKitNames.NSImage
@_exported import class UIKitNames.NSHostingView
@_exported import class CoreTransferable.NSItemProvider
@_exported import struct CoreTransferable.NSItemProviderFileOptions
@_exported import protocol CoreTransferable.NSItemProviderReading
@_exported import enum CoreTransferable.NSItemProviderRepresentationVisibility
@_exported import protocol CoreTransferable.NSItemProviderWriting
@_exported import class Scenes.NSOpenPanel
@_exported import class UIKitNames.NSPasteboard
@_exported import protocol UIKitNames.NSPasteboardWriting
@_exported import class Scenes.NSSavePanel
@_exported import class UIKitNames.NSScreen
@_exported import class UIKitNames.NSStringDrawingContext
@_exported import struct UIKitNames.NSStringDrawingOptions
@_exported import class ViewBasics.NSUserActivity
@_exported import let ViewBasics.NSUserActivityTypeBrowsingWeb
@_exported import class UIKitNames.NSView
@_exported import class UIKitNames.NSWindow
@_exported import class UIKitNames.NSWorkspace
@_exported import typealias UIKitNames._ColorLiteralType
@_exported import typealias UIKitNames._ImageLiteralType
@_exported import struct UIKitNames.Selector
