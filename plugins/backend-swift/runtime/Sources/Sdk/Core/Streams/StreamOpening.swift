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
