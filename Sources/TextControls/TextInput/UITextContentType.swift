import ViewRuntime

/// What a text input's text means, so that it can be filled in; UIKit's names, as programs use
/// them.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The meaning's name, as a host is told it.
  public let rawValue: String

  /// A meaning by its name; no host here fills anything in.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What comes before a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between the first and the family's.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What comes after a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// What friends say.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does for a living.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company's name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, however it is described.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number, in one or several lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of street and number.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// City and state of an address together.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country's name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is just being thought up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent for this one time.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A day, a time or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
}
