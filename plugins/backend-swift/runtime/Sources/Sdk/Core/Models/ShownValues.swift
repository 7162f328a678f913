/// Values as programmers see them, where secrets are hidden.
enum ShownValues {
  private static let mask: JSONValue = "***"

  /// How names of secrets end, in lower case, also where the API does not declare that they are secrets.
  private static let endings = ["password", "passphrase", "secret"]

  /// The members of an object as they are shown.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - names: Further names of secrets, at any depth, as a list in JSON.
  static func shown(_ object: JSONObject, _ names: StaticString) -> [(key: String, value: JSONValue)] {
    shown(object, DeclaredNames.of(names))
  }

  /// A value as it is shown.
  static func shown(_ value: JSONValue) -> JSONValue { shown(value, []) }

  private static func shown(_ object: JSONObject, _ names: Set<String>) -> [(key: String, value: JSONValue)] {
    object.members.map { name, value in
      let isSecret = !value.isNull && (names.contains(name) || isSecret(name))
      return (name, isSecret ? mask : shown(value, names))
    }
  }

  private static func shown(_ value: JSONValue, _ names: Set<String>) -> JSONValue {
    if let object = value.object { return .object(JSONObject(unique: shown(object, names))) }
    if let items = value.array { return .array(items.map { shown($0, names) }) }
    return value
  }

  private static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}
