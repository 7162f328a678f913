/// What a client and its resources call.
final class ClientCore: Sendable {
  let config: ClientConfig

  init(_ config: ClientConfig) {
    self.config = config
  }

  /// A core of a client.
  ///
  /// - Parameters:
  ///   - spec: The API.
  ///   - values: Options of the API by name.
  ///   - environment: Name of a deployment.
  ///   - baseURL: Where the API is.
  ///   - options: Further options.
  ///   - features: Parts of the runtime that the API needs.
  convenience init(
    _ spec: ClientSpec, _ values: ClientValues, environment: String? = nil, baseURL: String? = nil,
    options: ClientOptions = ClientOptions(), features: ClientConfig.Features = ClientConfig.Features()
  ) {
    self.init(
      ClientConfig(spec, values, environment: environment, baseURL: baseURL, options: options, features: features))
  }

  /// A core with other options, which has connections and tokens in common with this one. What is not given stays as it is.
  func with(
    _ values: ClientValues = ClientValues(), environment: String? = nil, baseURL: String? = nil,
    options: ClientOptions = ClientOptions()
  ) -> ClientCore {
    ClientCore(
      ClientConfig(config.spec, values, environment: environment, baseURL: baseURL, options: options, parent: config))
  }

  func call(_ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions) -> Call {
    var call = Call(operation: operation, arguments: arguments, options: options)
    if call.procedure != nil { call.id = config.nextID() }
    return call
  }

  /// Gives the response of a success to a function, and returns what that returns.
  func perform<Value: Sendable>(
    _ call: Call, isKeptOpen: Bool = false, _ consume: @Sendable (Reply) async throws -> Value
  ) async throws -> Value {
    do {
      let prepared = try Prepared(config, call)
      return try await Attempts(config: config, prepared: prepared).run(isKeptOpen: isKeptOpen, consume)
    } catch {
      throw Sender.failure(error)
    }
  }

  /// Calls a method that has a result.
  func send<Value: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, as type: Value.Type = Value.self
  ) async throws -> Value {
    try await perform(call(operation, arguments, options)) { try await ResultReader.readRequired($0, as: type) }
  }

  /// Calls a method that may have a result.
  func sendOptional<Value: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, as type: Value.Type = Value.self
  ) async throws -> Value? {
    try await perform(call(operation, arguments, options)) { try await ResultReader.read($0, as: type) }
  }

  /// Calls a method that has no result.
  func sendNothing(_ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions) async throws {
    try await perform(call(operation, arguments, options)) { _ = try await ResultReader.read($0, as: JSONValue.self) }
  }

  /// Calls a method that has a result, and returns it beside the response.
  func sendRaw<Value: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, as type: Value.Type = Value.self
  ) async throws -> Response<Value> {
    try await perform(call(operation, arguments, options)) { $0.raw(try await ResultReader.readRequired($0, as: type)) }
  }

  /// Calls a method that may have a result, and returns it beside the response.
  func sendOptionalRaw<Value: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, as type: Value.Type = Value.self
  ) async throws -> Response<Value?> {
    try await perform(call(operation, arguments, options)) { $0.raw(try await ResultReader.read($0, as: type)) }
  }

  /// Calls a method that has no result, and returns its response.
  func sendNothingRaw(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions
  ) async throws -> Response<Void> {
    try await perform(call(operation, arguments, options)) { reply in
      _ = try await ResultReader.read(reply, as: JSONValue.self)
      return reply.raw(())
    }
  }

  /// Calls an endpoint that the API does not declare. The path is below the base URL, and may have a query; the body is sent as
  /// JSON. The result is nil if the response has no body, and a text if that is not JSON.
  func request(
    _ method: String, _ path: String, body: JSONValue?, _ options: RequestOptions
  ) async throws -> Response<JSONValue?> {
    try Self.check(path)
    if method.isEmpty || !method.utf8.allSatisfy(HTTPHeaders.isNameByte) {
      throw SdkConfigurationError("Not an HTTP method: \(method.debugDescription)")
    }
    var spec: JSONObject = [
      "method": .string(method.uppercased()), "path": .string(URLs.quoted(path)),
      "response": ["kind": "json", "empty": true],
    ]
    if body != nil { spec["body"] = ["kind": "json", "key": "body"] }
    let arguments = body.map { Arguments().with("body", $0) } ?? Arguments()
    return try await perform(call(OperationSpec(SpecReader(.object(spec))), arguments, options)) { reply in
      if reply.isJSON { return reply.raw(try await ResultReader.read(reply, as: JSONValue.self)) }
      let text = reply.text(try await reply.bytes())
      return reply.raw(text.isEmpty ? nil : .string(text))
    }
  }

  private static func check(_ path: String) throws {
    let own = path.prefix { !"?#".contains($0) }
    if own.prefix(while: { $0 != "/" }).contains(":") {
      throw SdkConfigurationError("The path must be relative to the base URL")
    }
    if Paths.hasDots(String(own)) {
      throw SdkConfigurationError("The path must not have segments that are \".\" or \"..\"")
    }
  }
}

extension ClientCore: CustomStringConvertible, CustomReflectable {
  var description: String { "ClientCore(\(config))" }
  var customMirror: Mirror { Mirror(self, children: ["config": config]) }
}
