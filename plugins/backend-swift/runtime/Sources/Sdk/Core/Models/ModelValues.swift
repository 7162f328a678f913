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
      set(name, found: newValue.map(JSONObject.Found.made))
    }
  }

  private mutating func set(_ name: String, found: JSONObject.Found?, keeping value: (any Sendable)? = nil) {
    if !isKnownUniquelyReferenced(&storage) { storage = ModelStorage(storage.object) }
    storage.set(name, found, keeping: value)
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
    setOptional(name, value)
  }

  /// Sets a value, or removes it.
  ///
  /// - Parameters:
  ///   - name: The name in JSON.
  ///   - value: The value; nil removes it.
  public mutating func setOptional<Value: JSONConvertible>(_ name: String, _ value: Value?) {
    guard let value, let held = value as? any HeldWhenSet else {
      self[name] = value?.json
      return
    }
    let found = held.found(over: storage.object.find(name))
    set(name, found: found, keeping: found.isArray ? value : nil)
  }

  /// Reads the values that are not declared.
  ///
  /// - Parameter declared: The names of those that are, as a list in JSON.
  public func additional<Value: JSONConvertible>(_ declared: StaticString) -> [String: Value] {
    let names = DeclaredNames.of(declared)
    var values: [String: Value] = [:]
    for (name, json) in storage.object where !names.contains(ExactName(name)) && values[name] == nil {
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
    let kept = storage.object.entries.filter { names.contains(ExactName($0.key)) || values[$0.key] != nil }
    let received = [ExactName: JSONObject.Found](kept.map { (ExactName($0.key), $0.found) }, uniquingKeysWith: { $1 })
    let given = values.sorted { $0.key < $1.key }.map { JSONObject.Entry($0.key, $0.value.json) }
    // What is given as it was read stays as it was received.
    let changed = given.filter { one in
      let name = ExactName(one.key)
      return !names.contains(name) && received[name]?.value != one.found.value
    }
    storage = ModelStorage(JSONObject(entries: kept + changed))
  }
}

/// A type whose values are read of objects and hold many others.
protocol KeptWhenRead {}

extension Dictionary: KeptWhenRead where Key == String {}

extension Nullable: KeptWhenRead where Wrapped: KeptWhenRead {}

/// A type of which more than the JSON of a value counts when the value is set.
protocol HeldWhenSet: JSONConvertible {
  /// What is set in place of a member.
  func found(over old: JSONObject.Found?) -> JSONObject.Found
}

extension Array: HeldWhenSet where Element: JSONConvertible {
  func found(over old: JSONObject.Found?) -> JSONObject.Found { .list(LazyJSON { json }) }
}

extension Dictionary: HeldWhenSet where Key == String, Value: JSONConvertible {
  /// A dictionary holds one of the names that differ only in how they spell an accent; the others stay as they are.
  func found(over old: JSONObject.Found?) -> JSONObject.Found {
    guard let new = json.object, let members = old?.value.object?.entries else { return .made(json) }
    let hidden = members.filter { self[$0.key] != nil && new[$0.key] == nil }
    return .made(hidden.isEmpty ? json : .object(JSONObject(entries: new.entries + hidden)))
  }
}

/// The names of the properties that a model declares.
enum DeclaredNames {
  /// The names in a list in JSON.
  static func of(_ list: StaticString) -> Set<ExactName> {
    let names = list.withUTF8Buffer { try? JSONValue(parsing: $0) }
    return Set((names?.array ?? []).compactMap(\.string).map(ExactName.init))
  }
}
