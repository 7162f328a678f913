/// The parts of a request that the arguments of a call make.
struct RequestParts: Sendable {
  /// The path with its parameters.
  let path: String
  /// Encoded pairs of the query.
  let query: [String]
  /// Names and values of headers.
  let headers: [(name: String, value: String)]
  /// Encoded pairs of cookies.
  let cookies: [String]
  /// The body; nil for none.
  let body: PreparedBody?

  /// Makes the parts of a request.
  ///
  /// - Parameters:
  ///   - operation: What is called.
  ///   - arguments: What the caller gives.
  ///   - further: What the options of the call add.
  ///   - option: Gives the value of an option of the client.
  ///   - message: Makes the body of a remote procedure call of the arguments and the further properties of the body.
  /// - Throws: `UnsendableError` if an argument is missing or cannot be sent.
  init(
    _ operation: OperationSpec, _ arguments: Arguments, further: FurtherParts = FurtherParts(),
    option: @escaping (String) -> JSONValue? = { _ in nil },
    message: ((Arguments, JSONObject) throws -> PreparedBody?)? = nil
  ) throws {
    var builder = RequestBuilder(operation: operation, arguments: arguments, further: further, option: option)
    try builder.prepare()
    path = try builder.path()
    query = try builder.query()
    headers = try builder.headers()
    cookies = try builder.cookies()
    body = try message?(builder.arguments, further.bodyProperties) ?? builder.body()
  }
}

/// Parts of a request that the options of a call add.
struct FurtherParts: Sendable {
  /// Parameters of the query, which replace those of the same name.
  var query: JSONObject = [:]
  /// Properties of the body, which replace those of the same name.
  var bodyProperties: JSONObject = [:]
}

/// Makes the parts of a request one after the other.
private struct RequestBuilder {
  let operation: OperationSpec
  var arguments: Arguments
  let further: FurtherParts
  let option: (String) -> JSONValue?

  /// Sets what has a fixed value, and looks for what is missing.
  mutating func prepare() throws {
    for pinned in operation.pinned { arguments = arguments.with(pinned.key, pinned.value) }
    for key in operation.required where arguments[key]?.isNull ?? true {
      throw UnsendableError("The argument \(key) must not be nil")
    }
  }

  /// The value of a parameter: that of the call, of the client, or of the definition.
  private func value(_ parameter: ParameterSpec) -> JSONValue? {
    arguments[parameter.key] ?? parameter.option.flatMap(option) ?? parameter.default
  }

  func path() throws -> String {
    try Paths.expand(operation.path) { name in
      let parameter = operation.pathParams.first { $0.name == name } ?? ParameterSpec(name: name)
      return (parameter, value(parameter))
    }
  }

  func query() throws -> [String] {
    let declared = try operation.query.flatMap { parameter in
      further.query[parameter.name] == nil ? try Query.pairs(parameter, value(parameter)) : []
    }
    return declared + (try further.query.flatMap { try Query.pairs(ParameterSpec(name: $0.key), $0.value) })
  }

  func headers() throws -> [(name: String, value: String)] {
    try operation.headers.compactMap { parameter in
      guard let value = value(parameter), !value.isNull else { return nil }
      let text =
        parameter.style == .json
        ? try JSONWriter.text(value)
        : try Values.joined(value, isExploded: parameter.explode ?? false) { $0 }
      return (parameter.name, text)
    }
  }

  func cookies() throws -> [String] {
    try operation.cookies.flatMap { try Query.pairs($0, value($0)) }
  }

  func body() throws -> PreparedBody? {
    guard let declared = operation.body else {
      if further.bodyProperties.isEmpty { return nil }
      return try Bodies.write(BodySpec(SpecReader([:])), .object(further.bodyProperties))
    }
    let value = try declared.key.map { try whole(declared, $0) } ?? merged(declared)
    return try value.map { try Bodies.write(declared, $0) }
  }

  /// All arguments that no parameter takes.
  private func merged(_ declared: BodySpec) -> JSONValue? {
    let parameters = [operation.pathParams, operation.query, operation.headers, operation.cookies].joined()
    let taken = Set(parameters.map(\.key))
    let free = JSONObject(unique: arguments.values.filter { !taken.contains($0.key) })
    let object = extended(taken.isEmpty ? arguments.values : free)
    return object.isEmpty && declared.optional ? nil : .object(object)
  }

  private func extended(_ object: JSONObject) -> JSONObject {
    var object = object
    for (name, value) in further.bodyProperties {
      // Further properties follow the others, in their own order.
      object[name] = nil
      object[name] = value
    }
    return object
  }

  /// One argument, and further properties.
  private func whole(_ declared: BodySpec, _ key: String) throws -> JSONValue? {
    let value = arguments[key]
    if further.bodyProperties.isEmpty {
      // An empty request in its place could empty what it was to replace.
      if value == nil, !declared.optional { throw UnsendableError("The call needs a body") }
      return value
    }
    guard let object = (value ?? [:]).object else {
      throw UnsendableError("Further properties need a body that is an object")
    }
    return .object(extended(object))
  }
}
