import Foundation

/// All of a call that is the same for each attempt. A class, because a struct of structs would be much code wherever it is
/// held.
final class Prepared: Sendable {
  typealias Header = (name: String, value: String?)

  private static let safeMethods: Set<String> = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"]

  let call: Call
  let parts: RequestParts
  let url: String
  /// Headers that those of credentials replace.
  let below: [Header]
  /// Headers of the caller, which replace all others.
  let above: [Header]
  let maxRetries: Int
  let timeout: Double
  /// The server may get the request twice.
  let isSafe: Bool
  let log: CallLog?

  /// Throws `UnsendableError` if the call cannot be sent.
  init(_ config: ClientConfig, _ call: Call) throws {
    let options = call.options
    try OptionChecks.check(options.timeout, options.maxRetries, options.maxResponseBytes)
    try Self.checkCredentials(config, options)
    self.call = call
    parts = try Self.parts(config, call)
    above = Self.above(config, call, parts)
    var checked = HTTPHeaders()
    for header in above { try checked.setChecked(header.name, header.value) }
    let key = call.isForToken ? nil : Self.idempotencyKey(call, above)
    below = Self.below(config, call, parts, key)
    // What is wrong with the client is an error of every call.
    let base = try options.baseURL.map(URLs.checked) ?? config.baseURL(of: call.operation)
    url = call.url ?? URLs.join(base, parts.path, parts.query)
    isSafe = Self.isSafe(config, call, key)
    let retries = options.maxRetries ?? config.options.maxRetries ?? config.spec.maxRetries
    maxRetries = call.operation.noRetries ? 0 : retries
    timeout = options.timeout ?? config.options.timeout ?? config.spec.timeout
    log = call.isForToken ? nil : config.log
  }

  var isReplayable: Bool { parts.body?.content.isReplayable ?? true }

  /// Whether the caller gives a header.
  func isCallers(_ header: String) -> Bool {
    above.contains { $0.name.lowercased() == header.lowercased() }
  }

  private static func parts(_ config: ClientConfig, _ call: Call) throws -> RequestParts {
    let further = FurtherParts(query: call.options.query, bodyProperties: call.options.bodyProperties)
    return try RequestParts(
      call.operation, call.arguments, further: further, option: { config.values.value(of: $0) },
      message: { arguments, further in
        if let body = call.body { return body }
        return try call.procedure.flatMap { try config.features.remoteCalls?.body(call, $0, arguments, further) }
      })
  }

  private static func checkCredentials(_ config: ClientConfig, _ options: RequestOptions) throws {
    if options.credentials.isEmpty { return }
    let known = config.spec.auth.schemes.flatMap(\.allCredentials).map(\.option)
    for option in options.credentials.keys.sorted() where !known.contains(option) {
      let names = known.isEmpty ? "none" : known.joined(separator: ", ")
      throw UnsendableError("There is no credential \(option); the client has \(names)")
    }
  }

  private static func above(_ config: ClientConfig, _ call: Call, _ parts: RequestParts) -> [Header] {
    let clients = call.isForeign ? [:] : config.options.headers
    return sorted(clients) + parts.headers.map { ($0.name, $0.value) } + sorted(call.options.headers)
  }

  private static func sorted(_ headers: [String: String?]) -> [Header] {
    headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func below(
    _ config: ClientConfig, _ call: Call, _ parts: RequestParts, _ key: Header?
  ) -> [Header] {
    let agent = "\(config.spec.packageName)/\(config.spec.version) (\(Platform.name))"
    var headers: [Header] = [("User-Agent", config.spec.userAgent ?? agent), ("Accept", accept(call))]
    if let type = parts.body?.contentType { headers.append(("Content-Type", type)) }
    if let key { headers.append(key) }
    return headers
  }

  private static func accept(_ call: Call) -> String {
    if call.procedure != nil { return "application/json" }
    if let accept = call.operation.response?.accept { return accept }
    return switch call.operation.response?.kind {
    case .json: "application/json"
    case .text: "text/plain, */*;q=0.5"
    case .sse: "text/event-stream"
    case .jsonl: "application/x-ndjson, application/jsonl, application/json;q=0.9"
    case .bytes, .binary, nil: "*/*"
    }
  }

  private static func isSafe(_ config: ClientConfig, _ call: Call, _ key: Header?) -> Bool {
    let isSafe = call.isForToken || key != nil || call.operation.idempotent
    if isSafe || safeMethods.contains(call.operation.method) { return true }
    return config.options.retryUnsafe ?? config.spec.retryUnsafe
  }

  /// The header with the key by which the server knows a repeated call; nil if there is none.
  private static func idempotencyKey(_ call: Call, _ above: [Header]) -> Header? {
    guard let name = call.operation.idempotencyKey else { return nil }
    if let own = above.last(where: { $0.name.lowercased() == name.lowercased() }) {
      return own.value == nil ? nil : own
    }
    return (name, call.options.idempotencyKey ?? UUID().uuidString.lowercased())
  }
}
