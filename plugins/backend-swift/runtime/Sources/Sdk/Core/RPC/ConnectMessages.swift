import Foundation

/// Messages of streams by the Connect protocol.
struct ConnectMessages: StreamFrames {
  private static let headSize = 5
  private static let compressed: UInt8 = 1
  private static let endOfStream: UInt8 = 2
  /// Statuses of the codes that have one of their own.
  private static let statuses = [
    "canceled": 499, "invalid_argument": 400, "failed_precondition": 400, "out_of_range": 400,
    "deadline_exceeded": 504, "not_found": 404, "already_exists": 409, "aborted": 409, "permission_denied": 403,
    "resource_exhausted": 429, "unimplemented": 501, "unavailable": 503, "unauthenticated": 401,
  ]

  private let reply: Reply
  private let sizes: StreamSizes
  private var held: [UInt8] = []
  private(set) var isDone = false

  init(_ reply: Reply) {
    self.reply = reply
    sizes = StreamSizes(reply)
  }

  mutating func feed(_ piece: Data, _ take: (StreamItem) -> Void) throws {
    held.append(contentsOf: piece)
    var rest = held[...]
    while !isDone, let flags = rest.first, rest.count >= Self.headSize {
      let length = rest.prefix(Self.headSize).dropFirst().reduce(0) { $0 << 8 | Int($1) }
      try sizes.check(length)
      if rest.count < Self.headSize + length { break }
      let message = rest.dropFirst(Self.headSize).prefix(length)
      rest = rest.dropFirst(Self.headSize + length)
      try read(flags, String(decoding: message, as: UTF8.self), take)
    }
    let count = held.count - rest.count
    rest = []
    held.removeFirst(count)
  }

  mutating func finish(_ take: (StreamItem) -> Void) throws {
    throw SdkStreamError(reply.called.failed("the stream ended without its last message: others may be missing"))
  }

  private mutating func read(_ flags: UInt8, _ text: String, _ take: (StreamItem) -> Void) throws {
    if flags & Self.compressed != 0 {
      throw SdkStreamError(reply.called.failed("the stream is compressed, which was not asked for"))
    }
    guard let json = try? JSONValue(parsing: text) else {
      throw reply.decodeFailure("is not the JSON that the API declares", text)
    }
    if flags & Self.endOfStream == 0 { return take(StreamItem(json: json, text: text)) }
    isDone = true
    if json.object == nil { throw reply.decodeFailure("is not the JSON that the API declares", text) }
    if let error = json["error"], error.object != nil { throw failure(error) }
  }

  private func failure(_ error: JSONValue) -> SdkAPIError {
    let code = error["code"]?.string ?? "unknown"
    let status = Self.statuses[code] ?? 500
    let what = "\(reply.called.method) \(reply.operation.path) failed with \(code)"
    let details = Failures.describe(reply, what, JSONWriter.shown(error), error, status: status)
    return SdkAPIError(details, kind: Failures.kind(status))
  }
}

extension ClientCore {
  /// Opens a stream of messages of the Connect protocol.
  func openMessages<Item: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, items: Item.Type = Item.self
  ) async throws -> EventStream<Item> {
    try await open(call(operation, arguments, options)) { ReplySource($0, ConnectMessages($0)) }
  }

  /// The same beside the response.
  func openMessagesRaw<Item: JSONConvertible>(
    _ operation: OperationSpec, _ arguments: Arguments, _ options: RequestOptions, items: Item.Type = Item.self
  ) async throws -> Response<EventStream<Item>> {
    let stream = try await openMessages(operation, arguments, options, items: items)
    return stream.response.with(stream)
  }
}
