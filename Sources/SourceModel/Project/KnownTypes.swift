/// Facts about types that the project does not declare.
package enum KnownTypes {
  /// Types of the standard library, Foundation and SwiftUI that are structs or enums.
  package static let values: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double",
    "Float", "CGFloat", "Bool", "String", "Character", "Substring", "Array", "Set", "Dictionary",
    "Optional", "Range", "ClosedRange", "Date", "Data", "URL", "UUID", "Decimal", "CGPoint",
    "CGSize",
    "CGRect", "CGVector", "Color", "Font", "Angle", "EdgeInsets", "Image", "Text", "Locale",
    "Calendar",
    "TimeZone", "DateComponents", "IndexSet", "IndexPath", "AttributedString", "TimeInterval",
    "Edge",
    "Alignment", "UnitPoint", "Animation", "NavigationPath", "ScenePhase", "ColorScheme",
    "EditMode",
    "PresentationDetent", "Measurement", "Duration", "Gradient", "LocalizedStringKey", "Binding",
    "AnyHashable", "Visibility", "NavigationSplitViewVisibility", "DateInterval",
    "PersonNameComponents",
    "CharacterSet", "URLRequest", "Notification", "PhotosPickerItem", "CLLocationCoordinate2D",
    "MKCoordinateRegion", "MKCoordinateSpan", "MapCameraPosition", "ScrollPosition", "Slice",
    "ArraySlice", "ContiguousArray", "AnyView", "Namespace", "Task", "ObjectIdentifier", "Never",
  ]

  /// Classes of Apple's frameworks that are not `ObservableObject`s.
  package static let plainClasses: Set<String> = [
    "NSObject", "UIViewController", "UIView", "NSView", "NSViewController", "UIImage", "NSImage",
    "UIResponder", "NSResponder", "DateFormatter", "NumberFormatter", "Timer", "AVPlayer",
    "AVAudioPlayer", "URLSession", "NotificationCenter", "CLLocationManager", "FileManager",
    "UserDefaults", "JSONDecoder", "JSONEncoder", "NSCache", "ByteCountFormatter", "Operation",
    "UIApplication", "UIWindow", "UIHostingController", "UITableViewCell", "UICollectionViewCell",
    "UINavigationController", "UITabBarController", "NSWindow", "NSWindowController", "SKScene",
    "SKNode", "SKSpriteNode", "ARSession", "CBCentralManager", "NSDocument", "XCTestCase",
  ]

  /// Classes of Apple's frameworks that are `ObservableObject`s.
  package static let observableObjects: Set<String> = [
    "NSManagedObject", "NSManagedObjectContext", "ReferenceFileDocument",
  ]

  /// Protocols that imply neither observation nor isolation.
  package static let plainProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Identifiable",
    "Sendable", "AnyObject", "CaseIterable", "CustomStringConvertible",
    "CustomDebugStringConvertible",
    "Error", "LocalizedError", "RawRepresentable", "ExpressibleByStringLiteral", "Sequence",
    "Collection", "RandomAccessCollection", "Strideable", "NSCoding", "NSCopying", "NSSecureCoding",
    "Cancellable", "Actor", "NSObjectProtocol", "UIApplicationDelegate", "UISceneDelegate",
    "CLLocationManagerDelegate", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDownloadDelegate", "URLSessionDataDelegate", "AVAudioPlayerDelegate",
    "AVAudioRecorderDelegate", "AVSpeechSynthesizerDelegate", "UNUserNotificationCenterDelegate",
    "WCSessionDelegate", "CBCentralManagerDelegate", "CBPeripheralDelegate",
    "CBPeripheralManagerDelegate",
    "MKMapViewDelegate", "MKLocalSearchCompleterDelegate", "WKNavigationDelegate", "WKUIDelegate",
    "UITextFieldDelegate", "UITextViewDelegate", "UISearchBarDelegate", "UIScrollViewDelegate",
    "SKPaymentTransactionObserver", "SKProductsRequestDelegate", "SKSceneDelegate",
    "ARSessionDelegate",
    "NSFetchedResultsControllerDelegate", "AVCapturePhotoCaptureDelegate",
    "AVCaptureVideoDataOutputSampleBufferDelegate", "AVCaptureMetadataOutputObjectsDelegate",
    "ASAuthorizationControllerDelegate", "PHPhotoLibraryChangeObserver", "MCSessionDelegate",
    "MCNearbyServiceAdvertiserDelegate", "MCNearbyServiceBrowserDelegate", "NetServiceDelegate",
    "UIGestureRecognizerDelegate", "UIImagePickerControllerDelegate",
    "UINavigationControllerDelegate",
    "XMLParserDelegate", "StreamDelegate", "NSWindowDelegate", "NSApplicationDelegate",
  ]

  /// Protocols whose conforming types may hold a view's state.
  package static let viewProtocols: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "Widget", "WidgetBundle", "ToolbarContent",
    "CustomizableToolbarContent", "Commands", "TableRowContent", "TableColumnContent",
    "DynamicViewContent", "DynamicProperty", "Shape", "InsettableShape", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "WKInterfaceObjectRepresentable", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle",
    "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "GaugeStyle", "MenuStyle", "GroupBoxStyle",
    "DatePickerStyle", "LabeledContentStyle", "DisclosureGroupStyle", "FormStyle",
    "ControlGroupStyle", "NavigationSplitViewStyle", "IndexViewStyle", "ListStyle", "PickerStyle",
    "TableStyle", "PreviewProvider", "LibraryContentProvider", "Transition", "GeometryEffect",
    "Animatable", "AnimatableModifier", "EnvironmentalModifier", "Layout", "VisualEffect",
    "Gesture",
    "Previewable", "TextRenderer", "ControlWidget", "CustomHoverEffect", "TipViewStyle", "Tip",
    "FileDocument", "Chart", "ChartContent", "MapContent", "AccessibilityRotorContent",
    "PreviewModifier", "ShapeStyle", "FocusedValueKey", "TabContent", "ImmersiveSpace", "TableRow",
  ]
}
