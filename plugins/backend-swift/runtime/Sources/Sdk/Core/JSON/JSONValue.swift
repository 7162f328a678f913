/// Any value of JSON.
public enum JSONValue: Sendable {
  /// The value `null`.
  case null
  /// A boolean.
  case bool(Bool)
  /// A number, exactly as it is spelled.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)

  /// Reads JSON in UTF-8.
  ///
  /// - Parameter data: The bytes.
  /// - Throws: `JSONSyntaxError` if they are not JSON.
  public init<Bytes: Sequence>(parsing data: Bytes) throws where Bytes.Element == UInt8 {
    self = try JSONParser.parse(Array(data))
  }

  /// Reads JSON.
  ///
  /// - Parameter text: The text.
  /// - Throws: `JSONSyntaxError` if it is not JSON.
  public init(parsing text: String) throws {
    self = try JSONParser.parse(Array(text.utf8))
  }

  /// The member of an object; nil if this is no object, or has no such member.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[name]
  }

  /// The item of a list; nil if this is no list, or has no such item.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// Whether this is `null`.
  public var isNull: Bool {
    guard case .null = self else { return false }
    return true
  }

  /// The text; nil if this is something else.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The boolean; nil if this is something else.
  public var bool: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The number; nil if this is something else.
  public var number: JSONNumber? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The items of a list; nil if this is something else.
  public var array: [JSONValue]? {
    guard case .array(let items) = self else { return nil }
    return items
  }

  /// The object; nil if this is something else.
  public var object: JSONObject? {
    guard case .object(let object) = self, object.file == nil else { return nil }
    return object
  }
}

extension JSONValue {
  /// What this is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The part at a path of names; nil where there is none.
  func part(at path: some Sequence<String>) -> JSONValue? {
    var part = self
    for name in path {
      guard let next = part[name] else { return nil }
      part = next
    }
    return part
  }

  /// A copy with another part at a path of names. Where a value on the way is not an object, one is created.
  func with(_ part: JSONValue, at path: ArraySlice<String>) -> JSONValue {
    guard let name = path.first else { return part }
    var object = object ?? JSONObject()
    object[name] = (object[name] ?? .null).with(part, at: path.dropFirst())
    return .object(object)
  }
}

extension JSONValue: Hashable {
  /// Objects are equal if their members are, whatever their order is; numbers, if they are spelled alike.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    // Values that a program has put together may be too deep for a function that calls itself.
    var open = [(left, right)]
    while let pair = open.popLast() {
      switch pair {
      case (.null, .null): continue
      case (.bool(let one), .bool(let other)) where one == other: continue
      case (.number(let one), .number(let other)) where one == other: continue
      case (.string(let one), .string(let other)) where one == other: continue
      case (.array(let items), .array(let others)) where items.count == others.count: open += zip(items, others)
      case (.object(let object), .object(let other)):
        guard let pairs = JSONObject.pairs(object, other) else { return false }
        open += pairs
      default: return false
      }
    }
    return true
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hash(into: &hasher, depth: 0) }

  /// Hashes what is not deeper than what servers send.
  func hash(into hasher: inout Hasher, depth: Int) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(text)
    case .array(let items):
      hasher.combine(items.count)
      if depth < JSONParser.deepest { for item in items { item.hash(into: &hasher, depth: depth + 1) } }
    case .object(let object):
      if depth < JSONParser.deepest { object.hash(into: &hasher, depth: depth) }
    }
  }

  /// Whether a program has put lists and objects into each other more often than they can be sent.
  var isTooDeep: Bool {
    var open = [(value: self, depth: 0)]
    while let (value, depth) = open.popLast() {
      if depth > JSONParser.deepest { return true }
      switch value {
      case .array(let items): open += items.lazy.map { ($0, depth + 1) }
      // What was received is not as deep.
      case .object(let object) where object.received == nil: open += object.lazy.map { ($0.value, depth + 1) }
      default: continue
      }
    }
    return false
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }

  /// Creates a boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a number.
  public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(JSONNumber(value)) }

  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object.
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}

extension JSONValue: CustomStringConvertible {
  /// The JSON as text.
  public var description: String { JSONWriter.shown(self) }
}
