/// Messages of JSON-RPC 2.0.
struct JSONRPC: RemoteCalls {
  func body(
    _ call: Call, _ procedure: JSONRPCSpec, _ arguments: Arguments, _ further: JSONObject
  ) throws -> PreparedBody {
    let message = try Self.message(procedure, call.operation, call.id, arguments, further)
    return PreparedBody("application/json", try JSONWriter.bytes(message))
  }

  func result(_ reply: Reply, _ procedure: JSONRPCSpec, _ answer: JSONValue) throws -> JSONValue {
    try Self.result(reply, procedure, reply.prepared.call.id, answer)
  }

  func failure(_ reply: Reply, _ details: SdkAPIError.Details) -> SdkAPIError? {
    guard let reported = details.body.flatMap({ Self.error(in: $0) }) else { return nil }
    return SdkAPIError(details.with(body: reported), kind: .jsonRPC)
  }

  /// A call. `further` are further parameters by name.
  ///
  /// - Throws: `UnsendableError` if the parameters cannot be sent.
  static func message(
    _ procedure: JSONRPCSpec, _ operation: OperationSpec, _ id: Int64, _ arguments: Arguments, _ further: JSONObject
  ) throws -> JSONValue {
    var message: JSONObject = ["jsonrpc": "2.0"]
    if !procedure.notification { message["id"] = id.json }
    message["method"] = .string(procedure.method)
    message["params"] = try params(procedure, operation, arguments, further)
    return .object(message)
  }

  /// The result that an answer holds.
  ///
  /// - Throws: `SdkAPIError` if it holds an error.
  static func result(_ reply: Reply, _ procedure: JSONRPCSpec, _ id: Int64, _ answer: JSONValue) throws -> JSONValue {
    let reported = error(in: answer)
    // A server that could not read the id answers without one.
    let isAnonymous = reported != nil && answer["id"]?.isNull ?? true
    if !isAnonymous, !answers(answer, id) {
      throw reply.decodeFailure("answers another call", JSONWriter.shown(answer))
    }
    if let reported { throw failed(reply, procedure, reported, JSONWriter.shown(answer)) }
    guard let result = answer["result"] else {
      throw reply.decodeFailure("holds neither a result nor an error", JSONWriter.shown(answer))
    }
    return result
  }

  /// Whether an answer is that of a call.
  static func answers(_ answer: JSONValue, _ id: Int64) -> Bool {
    guard case .number? = answer["id"] else { return false }
    return answer["id"].flatMap(Int64.init(json:)) == id
  }

  /// The error that an answer holds; nil if it holds none.
  static func error(in answer: JSONValue) -> JSONValue? {
    guard let error = answer["error"], case .number(let code)? = error["code"], code.int64 != nil,
      error["message"]?.string != nil
    else { return nil }
    return error
  }

  static func failed(_ reply: Reply, _ procedure: JSONRPCSpec, _ reported: JSONValue, _ text: String) -> SdkAPIError {
    let what = "\(procedure.method) failed with \(JSONWriter.shown(reported["code"] ?? .null))"
    return SdkAPIError(Failures.describe(reply, what, text, reported), kind: .jsonRPC)
  }

  private static func params(
    _ procedure: JSONRPCSpec, _ operation: OperationSpec, _ arguments: Arguments, _ further: JSONObject
  ) throws -> JSONValue? {
    let whole = operation.body?.key.flatMap { arguments[$0] }
    if let whole, whole.object == nil {
      try checkNamed(further)
      return whole
    }
    var named = operation.body?.key == nil ? arguments.values : whole?.object ?? [:]
    for (name, value) in further { named[name] = value }
    guard let positions = procedure.positions else { return named.isEmpty ? nil : .object(named) }
    let count = (positions.lastIndex { named[$0] != nil } ?? -1) + 1
    let given = positions.prefix(count)
    let hasGap = given.contains { named[$0] == nil }
    if procedure.nameable, hasGap || !further.isEmpty { return .object(named) }
    try checkNamed(further)
    return .array(given.map { named[$0] ?? .null })
  }

  private static func checkNamed(_ further: JSONObject) throws {
    if !further.isEmpty { throw UnsendableError("The option bodyProperties needs parameters that go by name") }
  }
}
