/// JSON as printed models show it, without secrets.
enum ShownJSON {
  /// The last words of names of properties that hold secrets, also where the API does not say so.
  private static let words = ["password", "passphrase", "secret"]

  /// Whether a name is that of a secret, such as `clientSecret` or `user_password`.
  static func isSecret(_ name: String) -> Bool {
    let small = name.lowercased()
    return words.contains { word in
      guard small.hasSuffix(word) else { return false }
      let before = name.dropLast(word.count)
      guard let last = before.last, let first = name[before.endIndex...].first else { return true }
      return !last.isLetter || first.isUppercase
    }
  }

  /// The members of an object without those that are secrets by their names, and without further ones, at any depth.
  static func members(
    _ object: JSONObject, secret: Set<String>, depth: Int = 0
  ) -> [(key: String, value: JSONValue)] {
    object.map { name, value in
      let isShown = value.isNull || !(secret.contains(name) || isSecret(name))
      return (key: name, value: isShown ? masked(value, secret: secret, depth: depth + 1) : "***")
    }
  }

  /// A value without secrets in the objects that it holds. What is too deep to be sent is not shown.
  static func masked(_ json: JSONValue, secret: Set<String> = [], depth: Int = 0) -> JSONValue {
    guard depth <= JSONParser.deepest else { return "..." }
    return switch json {
    case .array(let items): .array(items.map { masked($0, secret: secret, depth: depth + 1) })
    case .object(let object) where object.file == nil:
      .object(JSONObject(unique: members(object, secret: secret, depth: depth)))
    default: json
    }
  }
}
