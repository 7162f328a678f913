/// The arguments of a call: parameters by their keys, properties of the body by their names in JSON. Null is a value, and what
/// is absent is left out.
struct Arguments: Sendable {
  private var object: JSONObject

  /// No arguments.
  init() {
    object = JSONObject()
  }

  /// The properties of a request.
  init(_ request: some Model) {
    object = request.values.object
  }

  /// The properties of a request that may be left out as a whole.
  init(_ request: (some Model)?) {
    object = request?.values.object ?? JSONObject()
  }

  /// Arguments that are JSON.
  init(_ object: JSONObject) {
    self.object = object
  }

  /// The arguments by their keys, in the order in which they were given.
  var values: JSONObject { object }

  /// The value of an argument; nil if it is absent.
  subscript(key: String) -> JSONValue? { object[key] }

  /// A copy with another argument.
  func with(_ key: String, _ value: some JSONConvertible) -> Arguments {
    var copy = self
    copy.object[key] = value.json
    return copy
  }

  /// A copy with another argument, which may be absent.
  func with<Value: JSONConvertible>(_ key: String, _ value: Value?) -> Arguments {
    var copy = self
    copy.object[key] = value?.json
    return copy
  }

  /// The value at a path: a key, then names in the value; nil if there is none.
  func part(at path: [String]) -> JSONValue? { JSONValue.object(object).part(at: path) }

  /// A copy with another value at a path of a key and names.
  func with(_ value: JSONValue, at path: [String]) -> Arguments {
    Arguments(JSONValue.object(object).with(value, at: path[...]).object ?? object)
  }
}
