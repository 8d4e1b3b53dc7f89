import ViewRuntime

/// The meaning of a text input's content, for autofill, with UIKit's names.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the content type, for hosts.
  public let rawValue: String

  /// Creates a content type from its name; no host here fills anything in.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix of a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix of a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company's name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location in any form.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number, on one or several lines.
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
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for a single sign-in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A date, a time or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
}
