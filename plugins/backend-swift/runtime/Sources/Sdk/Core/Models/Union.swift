/// A value of one of several types.
public protocol Union: JSONConvertible, Hashable, Codable, CustomStringConvertible {
  /// Creates the variant that a value in JSON is.
  init(json: JSONValue)
}

extension Union {
  /// A variant that is not declared.
  public static var placeholder: Self { Self(json: .null) }

  /// Unions are equal if their JSON is.
  public static func == (left: Self, right: Self) -> Bool { left.json == right.json }

  /// Hashes the JSON.
  public func hash(into hasher: inout Hasher) { hasher.combine(json) }

  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    self.init(json: try JSONValue(from: decoder))
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// The type and the value in JSON, without secrets.
  public var description: String { "\(Self.self)(\(ShownJSON.masked(json)))" }
}

/// What the variants of unions are read and written by.
enum Unions {
  /// The value of the property that tells variants apart, as text; nil if there is none that can name one.
  static func tag(_ json: JSONValue, _ name: String) -> String? {
    switch json[name] {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  /// Reads the value of a variant; nil if the JSON is something else.
  static func read<Value: JSONConvertible, Whole>(_ json: JSONValue, _ make: (Value) -> Whole) -> Whole? {
    Value(json: json).map(make)
  }

  /// The JSON of a variant with the property that tells it from others, if it has none.
  static func tagged(_ json: JSONValue, _ name: String, _ tag: JSONValue) -> JSONValue {
    guard var object = json.object, object[name] == nil else { return json }
    object[name] = tag
    return .object(object)
  }

  /// The index of the variant that JSON is, by the shapes of the variants: the one that leaves the fewest properties
  /// undeclared. If none fits, it is one that only reads the value, or one whose required properties fit. The result is nil
  /// if there is no such variant.
  static func choose(_ json: JSONValue, _ union: String, _ shapes: ShapeTable) -> Int? {
    // What a program has put together may be too deep for functions that call themselves.
    guard !json.isTooDeep else { return nil }
    for mode in [FitMode.strict, .lenient, .outline] {
      if let index = Fit(shapes: shapes, mode: mode).variant(of: union, json) { return index }
    }
    return nil
  }
}
