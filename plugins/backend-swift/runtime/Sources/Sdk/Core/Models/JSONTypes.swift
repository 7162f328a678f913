import Foundation

/// What types are called in messages.
enum JSONTypes {
  /// What JSON should be for a type.
  static func describe(_ type: Any.Type) -> String {
    switch type {
    case is String.Type, is UUID.Type: "a string"
    case is Bool.Type: "a boolean"
    case is any FixedWidthInteger.Type: "an integer"
    case is Double.Type, is JSONNumber.Type: "a number"
    case is Decimal.Type: "a decimal number"
    case is CalendarDate.Type: "a date"
    case is Date.Type: "a time of RFC 3339"
    case is Data.Type: "a string in base64"
    case is any Model.Type, is any KeptWhenRead.Type: "an object"
    case is any ListType.Type: "a list"
    default: "another value"
    }
  }
}

/// Types of lists.
protocol ListType {}

extension Array: ListType {}
