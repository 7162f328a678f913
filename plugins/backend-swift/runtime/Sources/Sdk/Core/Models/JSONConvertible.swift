/// A type whose values have a form in JSON.
public protocol JSONConvertible: Sendable {
  /// Reads a value. The result is nil if the JSON is something else than the type declares.
  init?(json: JSONValue)

  /// The value in JSON.
  var json: JSONValue { get }

  /// What stands for a value that is missing, or is something else than the API declares.
  static var placeholder: Self { get }
}

extension JSONValue: JSONConvertible {
  /// Takes a value as it is.
  public init(json: JSONValue) { self = json }

  /// The value itself.
  public var json: JSONValue { self }

  /// The value `null`.
  public static var placeholder: JSONValue { .null }
}

extension JSONNumber: JSONConvertible {
  /// Reads a number, which may be in a text.
  public init?(json: JSONValue) {
    switch json {
    case .number(let number): self = number
    case .string(let text) where Numbers.isSpelled(text): self.init(spelled: text)
    default: return nil
    }
  }

  /// The number in JSON.
  public var json: JSONValue { .number(self) }

  /// Zero.
  public static var placeholder: JSONNumber { 0 }
}

extension String: JSONConvertible {
  /// Reads a text.
  public init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self = text
  }

  /// The text in JSON.
  public var json: JSONValue { .string(self) }

  /// The empty text.
  public static var placeholder: String { "" }
}

extension Bool: JSONConvertible {
  /// Reads a boolean.
  public init?(json: JSONValue) {
    guard case .bool(let flag) = json else { return nil }
    self = flag
  }

  /// The boolean in JSON.
  public var json: JSONValue { .bool(self) }

  /// False.
  public static var placeholder: Bool { false }
}

extension FixedWidthInteger where Self: JSONConvertible {
  /// Reads a whole number, which may be in a text. A number that does not fit is not rounded.
  public init?(json: JSONValue) {
    guard let number = JSONNumber(json: json), let value: Self = Numbers.integer(number.text.utf8) else { return nil }
    self = value
  }

  /// The number in JSON.
  public var json: JSONValue { .number(JSONNumber(self)) }

  /// Zero.
  public static var placeholder: Self { 0 }
}

extension Int: JSONConvertible {}
extension Int64: JSONConvertible {}
extension UInt64: JSONConvertible {}

extension Double: JSONConvertible {
  /// Reads a number, which may be in a text.
  public init?(json: JSONValue) {
    guard let value = JSONNumber(json: json)?.double else { return nil }
    self = value
  }

  /// The number in JSON.
  public var json: JSONValue { .number(JSONNumber(self)) }

  /// Zero.
  public static var placeholder: Double { 0 }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  /// Reads a list. A placeholder stands for an item that is something else than the API declares.
  public init?(json: JSONValue) {
    guard case .array(let items) = json else { return nil }
    self = items.map { Element(json: $0) ?? .placeholder }
  }

  /// The list in JSON.
  public var json: JSONValue { .array(map(\.json)) }

  /// The empty list.
  public static var placeholder: [Element] { [] }
}

extension Dictionary: JSONConvertible where Key == String, Value: JSONConvertible {
  /// Reads a map. A placeholder stands for a value that is something else than the API declares.
  public init?(json: JSONValue) {
    guard let object = json.object else { return nil }
    self.init()
    // Of names that differ only in how they spell an accent, a dictionary holds the first one.
    for (name, value) in object where self[name] == nil { self[name] = Value(json: value) ?? .placeholder }
  }

  /// The map in JSON, in the order of its keys.
  public var json: JSONValue {
    .object(JSONObject(unique: sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
  }

  /// The empty map.
  public static var placeholder: [String: Value] { [:] }
}
