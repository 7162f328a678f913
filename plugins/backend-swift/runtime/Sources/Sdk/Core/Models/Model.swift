/// A struct whose properties are the members of an object of JSON.
///
/// A model keeps what it was read of: properties that are not declared, values that are something else than the API declares,
/// and the spelling of numbers are sent back as they were received.
public protocol Model: JSONConvertible, Hashable, Codable, CustomStringConvertible, CustomReflectable {
  /// The names of the declared properties in JSON, as a list in JSON.
  static var declaredNames: StaticString { get }

  /// The names of the properties that are not shown where a model is printed, here and in what the properties hold, as a list
  /// in JSON. Those that are called like passwords need not be named.
  static var secretNames: StaticString { get }

  /// The values in JSON.
  var values: ModelValues { get set }

  /// Creates an instance of values in JSON.
  init(values: ModelValues)
}

extension Model {
  private var shown: [(key: String, value: JSONValue)] {
    ShownJSON.members(values.object, secret: Set(DeclaredNames.of(Self.secretNames).map(\.text)))
  }

  /// Reads an object. The result is nil if the JSON is something else.
  public init?(json: JSONValue) {
    guard let object = json.object else { return nil }
    self.init(values: ModelValues(object))
  }

  /// The object in JSON.
  public var json: JSONValue { .object(values.object) }

  /// An instance without values.
  public static var placeholder: Self { Self(values: ModelValues()) }

  /// No names. Those that end like `password` or `secret` are not shown in any case.
  public static var secretNames: StaticString { "[]" }

  /// Properties that are not declared, by their names in JSON.
  public var additionalProperties: [String: JSONValue] {
    get { values.additional(Self.declaredNames) }
    set { values.setAdditional(newValue, Self.declaredNames) }
  }

  /// Returns a copy with further properties, which need not be declared.
  ///
  /// - Parameter properties: The properties by their names in JSON. They replace those of the same name.
  /// - Returns: The copy.
  public func adding(_ properties: [String: JSONValue]) -> Self {
    var copy = self
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) { copy.values[name] = value }
    return copy
  }

  /// Models are equal if their JSON is, whatever its order is.
  public static func == (left: Self, right: Self) -> Bool { left.values.object == right.values.object }

  /// Hashes the JSON.
  public func hash(into hasher: inout Hasher) { hasher.combine(values.object) }

  /// Reads an object.
  public init(from decoder: any Decoder) throws {
    self = try Self.read(decoder)
  }

  /// Writes the object.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// The type and the values, without secrets.
  public var description: String {
    let members = shown.map { "\($0.key): \($0.value)" }
    return "\(Self.self)(\(members.joined(separator: ", ")))"
  }

  /// The values by their names in JSON, without secrets.
  public var customMirror: Mirror {
    Mirror(self, children: shown.map { (label: $0.key, value: $0.value as Any) }, displayStyle: .struct)
  }
}

extension JSONConvertible {
  /// Reads a value of a decoder.
  static func read(_ decoder: any Decoder) throws -> Self {
    let json = try JSONValue(from: decoder)
    guard let value = Self(json: json) else {
      let problem = "holds \(json.kind) instead of \(JSONTypes.describe(Self.self))"
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
    }
    return value
  }
}
