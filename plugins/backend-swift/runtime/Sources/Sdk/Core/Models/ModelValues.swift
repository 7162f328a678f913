/// The values of a model, as JSON has them. They are read when they are asked for, and what is not changed is sent as it was
/// received.
public struct ModelValues: Sendable {
  private var storage: ModelStorage

  /// Creates values of which none is set.
  public init() {
    self.init(JSONObject())
  }

  /// Creates the values of an object in JSON.
  ///
  /// - Parameter object: The object.
  public init(_ object: JSONObject) {
    storage = ModelStorage(object)
  }

  /// The values in JSON.
  public var object: JSONObject { storage.object }

  /// The JSON of a value, by its name in JSON; nil if there is none. A value that is set to nil is removed.
  public subscript(name: String) -> JSONValue? {
    get { storage.object[name] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = ModelStorage(storage.object) }
      storage.set(name, newValue)
    }
  }

  /// Reads a value that is always there. A placeholder stands for one that is not, or is something else.
  ///
  /// - Parameter name: The name in JSON.
  public func get<Value: JSONConvertible>(_ name: String) -> Value {
    getOptional(name) ?? .placeholder
  }

  /// Reads a value that may be left out. The result is nil also for one that is something else than the type declares.
  ///
  /// - Parameter name: The name in JSON.
  public func getOptional<Value: JSONConvertible>(_ name: String) -> Value? {
    guard let found = storage.object.find(name) else { return nil }
    guard found.isArray || (found.isObject && Value.self is any KeptWhenRead.Type) else {
      return Value(json: found.value)
    }
    // Lists and maps are read once, so that a loop over their indices does not read them again and again.
    if let value: Value = storage.decodedValue(name) { return value }
    guard let value = Value(json: found.value) else { return nil }
    storage.keep(value, as: name)
    return value
  }

  /// Sets a value.
  ///
  /// - Parameters:
  ///   - name: The name in JSON.
  ///   - value: The value.
  public mutating func set(_ name: String, _ value: some JSONConvertible) {
    self[name] = value.json
  }

  /// Sets a value, or removes it.
  ///
  /// - Parameters:
  ///   - name: The name in JSON.
  ///   - value: The value; nil removes it.
  public mutating func setOptional<Value: JSONConvertible>(_ name: String, _ value: Value?) {
    self[name] = value?.json
  }

  /// Reads the values that are not declared.
  ///
  /// - Parameter declared: The names of those that are, as a list in JSON.
  public func additional<Value: JSONConvertible>(_ declared: StaticString) -> [String: Value] {
    let names = DeclaredNames.of(declared)
    var values: [String: Value] = [:]
    for (name, json) in storage.object where !names.contains(name) {
      values[name] = Value(json: json) ?? .placeholder
    }
    return values
  }

  /// Sets all values that are not declared. Those that are there and not among them are removed.
  ///
  /// - Parameters:
  ///   - values: The values. One with a declared name is left out.
  ///   - declared: The names of those that are declared, as a list in JSON.
  public mutating func setAdditional<Value: JSONConvertible>(_ values: [String: Value], _ declared: StaticString) {
    let names = DeclaredNames.of(declared)
    let kept = storage.object.entries.filter { names.contains($0.key) || values[$0.key] != nil }
    let received = [String: JSONObject.Found](kept.map { ($0.key, $0.found) }, uniquingKeysWith: { $1 })
    let given = values.sorted { $0.key < $1.key }.map { JSONObject.Entry($0.key, $0.value.json) }
    // What is given as it was read stays as it was received.
    let changed = given.filter { !names.contains($0.key) && received[$0.key]?.value != $0.found.value }
    storage = ModelStorage(JSONObject(entries: kept + changed))
  }
}

/// A type whose values are read of objects and hold many others.
protocol KeptWhenRead {}

extension Dictionary: KeptWhenRead where Key == String {}

extension Nullable: KeptWhenRead where Wrapped: KeptWhenRead {}

/// The names of the properties that a model declares.
enum DeclaredNames {
  /// The names in a list in JSON.
  static func of(_ list: StaticString) -> Set<String> {
    let names = list.withUTF8Buffer { try? JSONValue(parsing: $0) }
    return Set((names?.array ?? []).compactMap(\.string))
  }
}
