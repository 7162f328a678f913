/// Calls of JSON-RPC that are sent in one request.
public final class Batch: Sendable {
  private struct State {
    var entries: [BatchEntry] = []
    var isSent = false
  }

  private let core: ClientCore
  private let state = Locked(State())

  init(_ core: ClientCore) {
    self.core = core
  }

  /// Adds a call, whose result is there once the batch was sent.
  func add<Value: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, as type: Value.Type = Value.self
  ) throws -> Pending<Value> {
    guard case .jsonRPC(let procedure)? = operation.rpc else {
      throw SdkConfigurationError("The operation is no method of JSON-RPC")
    }
    let pending = Pending<Value>()
    let id = core.config.nextID()
    let entry = BatchEntry(operation: operation, procedure: procedure, arguments: arguments, id: id) { outcome, reply in
      pending.settle(
        Result {
          let json = try outcome.get()
          let text = JSONWriter.shown(json)
          let value = try reply.map { try ResultReader.convert($0, json, text, as: type, path: "$.result") } ?? nil
          if let value = value ?? Value(json: .null) ?? (procedure.notification ? .placeholder : nil) { return value }
          throw reply?.decodeFailure("has no value", text) ?? SdkConfigurationError("The call has no result")
        })
    }
    let isSent = state.withLock { state in
      if !state.isSent { state.entries.append(entry) }
      return state.isSent
    }
    if isSent { throw SdkConfigurationError("The batch has been sent: begin another batch") }
    return pending
  }

  /// Sends the calls. Each has a result, or an error, of its own.
  ///
  /// - Parameter options: Options of the request.
  /// - Throws: `SdkError` if there is no response.
  public func send(options: RequestOptions = RequestOptions()) async throws {
    let entries = state.withLock { state in
      state.isSent = true
      return state.entries
    }
    guard let first = entries.first else { return }
    do {
      try Self.check(entries, options)
      let messages = try entries.map { try JSONRPC.message($0.procedure, $0.operation, $0.id, $0.arguments, [:]) }
      // The operation that is least safe to repeat stands for all.
      let operation = (entries.first { !$0.operation.idempotent } ?? first).operation
      let body = PreparedBody("application/json", try JSONWriter.bytes(.array(messages)))
      let call = Call(operation: operation, arguments: Arguments(), options: options, body: body)
      try await core.perform(call) { try await Self.read($0, entries) }
    } catch {
      let failure = Sender.failure(error)
      for entry in entries { entry.settle(.failure(failure), nil) }
      throw failure
    }
  }

  private static func check(_ entries: [BatchEntry], _ options: RequestOptions) throws {
    if !options.bodyProperties.isEmpty {
      throw SdkConfigurationError("The option bodyProperties belongs to single calls, not to a batch")
    }
    let places = Set(entries.map { "\($0.operation.server) \($0.operation.definition ?? "")" })
    if places.count > 1 { throw SdkConfigurationError("Calls of a batch go to one server") }
  }

  private static func read(_ reply: Reply, _ entries: [BatchEntry]) async throws {
    let text = reply.text(try await reply.bytes())
    let isAnswered = entries.contains { !$0.procedure.notification }
    let answers = isAnswered ? try? JSONValue(parsing: text) : .null
    guard let answers else { throw reply.decodeFailure("is not the JSON that the API declares", text) }
    for entry in entries {
      let outcome = Result<JSONValue, any Error> {
        entry.procedure.notification ? .null : try result(of: entry, reply, answers)
      }
      entry.settle(outcome, entry.procedure.notification ? nil : reply)
    }
  }

  private static func result(of entry: BatchEntry, _ reply: Reply, _ answers: JSONValue) throws -> JSONValue {
    let text = JSONWriter.shown(answers)
    guard let list = answers.array else {
      if let error = JSONRPC.error(in: answers) { throw JSONRPC.failed(reply, entry.procedure, error, text) }
      throw reply.decodeFailure("is no list of answers", text)
    }
    guard let answer = list.first(where: { JSONRPC.answers($0, entry.id) }) else {
      throw reply.decodeFailure("holds no answer to \(entry.procedure.method)", text)
    }
    return try JSONRPC.result(reply, entry.procedure, entry.id, answer)
  }
}

/// A call of a batch.
struct BatchEntry: Sendable {
  let operation: OperationSpec
  let procedure: JSONRPCSpec
  let arguments: Arguments
  let id: Int64
  let settle: @Sendable (Result<JSONValue, any Error>, Reply?) -> Void
}
