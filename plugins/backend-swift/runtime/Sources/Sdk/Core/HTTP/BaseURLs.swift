/// Finds out where the API is.
enum BaseURLs {
  /// A URL for each role.
  ///
  /// - Throws: `UnsendableError` if there is none.
  static func find(
    _ spec: ClientSpec, environment: String?, baseURL: String?, _ values: ClientValues,
    _ variables: EnvironmentVariables
  ) throws -> [String] {
    if let own = baseURL ?? (environment == nil ? variables.value(spec.baseURLEnv) : nil) {
      return [try URLs.checked(own)]
    }
    guard let first = spec.environments.first else { throw UnsendableError("The option baseURL is needed") }
    let chosen = environment == nil ? first : spec.environments.first { $0.name == environment }
    guard let chosen else {
      throw UnsendableError("The environment must be one of: \(spec.environments.map(\.name).joined(separator: ", "))")
    }
    return try chosen.urls.map { try URLs.checked(fill($0, spec, values)) }
  }

  private static func fill(_ url: String, _ spec: ClientSpec, _ values: ClientValues) throws -> String {
    var missing = ""
    let filled = try Templates.fill(url) { name in
      let variable = spec.variables.first { $0.name == name }
      let value = try variable.flatMap { values.value(of: $0.option) }.map(Values.text) ?? variable?.default
      if value == nil { missing = variable?.option ?? name }
      return value
    }
    guard let filled else { throw UnsendableError("The base URL needs a value for \(missing)") }
    return filled
  }
}
