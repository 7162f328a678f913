/// Opens streams.
enum StreamOpening {
  /// Content types that say nothing.
  private static let vague: Set<String> = ["", "text/plain", "application/octet-stream"]

  /// Throws `SdkDecodeError` if a response is no stream.
  static func check(_ reply: Reply) async throws {
    let type = reply.mediaType
    let (name, isOfType) = expected(reply.operation, type)
    let isDeclared = type == reply.operation.response?.accept?.lowercased()
    if isOfType || isDeclared || vague.contains(type) { return }
    let text = try await reply.start()
    let said = Failures.said(reply, text, reply.json(in: text))
    throw reply.decodeFailure("is \(type), not \(name)\(said.isEmpty ? "" : ": \(said)")", text)
  }

  private static func expected(_ operation: OperationSpec, _ type: String) -> (String, Bool) {
    if operation.rpc != nil { return ("a stream of messages", type.hasPrefix("application/connect")) }
    if operation.response?.kind == .jsonl { return ("a stream of JSON lines", type.contains("json")) }
    return ("a stream of events", type == "text/event-stream")
  }
}

extension ClientCore {
  /// Opens a stream of events or lines.
  func openStream<Item: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, items: Item.Type = Item.self
  ) async throws -> EventStream<Item> {
    let call = call(operation, arguments, options)
    return try await open(call) { reply in
      if reply.operation.response?.kind == .jsonl { return StreamKinds.lines(reply) }
      return StreamKinds.events(self, call, reply)
    }
  }

  /// The same beside the response.
  func openStreamRaw<Item: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, items: Item.Type = Item.self
  ) async throws -> Response<EventStream<Item>> {
    let stream = try await openStream(operation, arguments, options, items: items)
    return stream.response.with(stream)
  }

  /// Opens a stream, whose source is made of its response.
  func open<Item: JSONConvertible>(
    _ call: Call, _ source: @Sendable @escaping (Reply) -> any StreamSource
  ) async throws -> EventStream<Item> {
    try await perform(call, isKeptOpen: true) { reply in
      try await StreamOpening.check(reply)
      return EventStream(reply, source(reply))
    }
  }
}

/// Kinds of streams, of which an API has some. For them, files of their own extend this type by the same functions, which the
/// compiler prefers to these.
enum StreamKinds: MissingStreamKinds {}

/// What stands for kinds of streams that a library leaves out.
protocol MissingStreamKinds {}

extension MissingStreamKinds {
  /// The source of a stream of JSON lines.
  static func lines(_ reply: Reply) -> any StreamSource { EmptySource() }

  /// The source of a stream of server-sent events.
  static func events(_ core: ClientCore, _ call: Call, _ reply: Reply) -> any StreamSource { EmptySource() }
}

/// A stream of nothing.
private struct EmptySource: StreamSource {
  func next() -> StreamItem? { nil }
  func close() {}
}
