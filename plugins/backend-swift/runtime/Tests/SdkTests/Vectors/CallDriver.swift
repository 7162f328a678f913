import Foundation

@testable import Sdk

/// Makes the calls of vectors.
struct CallDriver: Sendable {
  private static let streams: Set<String> = ["sse", "jsonl"]

  private let given: JSONValue
  private let transport: FakeTransport
  private let log = Locked<[LogEntry]>([])

  static func drive(_ vector: VectorCase) async throws -> JSONValue {
    let given = vector.given
    let whole = await CallDriver(given, .nowhere).run(vector.expected)
    if !streams.contains(given["operation"]?["response"]?["kind"]?.string ?? "") { return whole }
    let length = FakeTransport.bytes(of: given["responses"]?[0] ?? [:]).count
    for cut in [.everywhere] + (1..<max(length, 1)).map(FakeTransport.Cut.at) {
      let again = await CallDriver(given, cut).run(vector.expected)
      for name in ["items", "error", "requests"] where again[name] != whole[name] {
        throw Deviation(description: "cut \(cut): \(name) is \(again[name] ?? .null), not \(whole[name] ?? .null)")
      }
    }
    return whole
  }

  private init(_ given: JSONValue, _ cut: FakeTransport.Cut) {
    self.given = given
    transport = FakeTransport(given["responses"]?.array ?? [[:]], cut)
  }

  private func run(_ expected: JSONValue) async -> JSONValue {
    var observed: JSONObject = [:]
    let items = Locked<[JSONValue]>([])
    let core = core()
    var printed = ["\(core)", String(reflecting: core), dumped(core), "\(options)", dumped(options)]
    do {
      for _ in 0..<(given["times"].flatMap(Int.init(json:)) ?? 1) {
        observed["result"] = try await call(core, items)
      }
    } catch {
      observed["error"] = ErrorDescriptions.describe(error)
      printed += ["\(error)", String(reflecting: error), error.localizedDescription, dumped(error)]
    }
    observed["items"] = .array(items.withLock { $0 })
    observed["requests"] = .array(Canonical.requests(transport.requests))
    let entries = log.withLock { $0 }.map(describe)
    observed["log"] = .array(entries)
    printed.append(JSONWriter.shown(.array(entries)))
    let everything = printed.joined(separator: "\n")
    if let hidden = expected["hidden"]?.string {
      observed["hidden"] = .string(everything.contains(hidden) ? everything : hidden)
    }
    if let shown = expected["shown"]?.string {
      observed["shown"] = .string(everything.contains(shown) ? shown : everything)
    }
    return .object(observed)
  }

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  private var options: ClientOptions {
    let client = given["client"]
    let (log, isLogged) = (log, client?["log"] == true)
    let logger: @Sendable (LogEntry) -> Void = { entry in log.withLock { $0.append(entry) } }
    return ClientOptions(
      maxRetries: client?["maxRetries"].flatMap(Int.init(json:)), retryUnsafe: client?["retryUnsafe"]?.bool,
      headers: headers(client?["headers"]), transport: transport,
      logger: isLogged ? logger : nil, logLevel: .debug)
  }

  private func headers(_ given: JSONValue?) -> [String: String?] {
    (given?.object ?? [:]).reduce(into: [:]) { $0.updateValue($1.value.string, forKey: $1.key) }
  }

  private func core() -> ClientCore {
    let client = given["client"] ?? [:]
    var values = ClientValues()
    for (index, scheme) in (client["schemes"]?.array ?? []).enumerated() {
      for part in ["value", "username", "password", "clientId", "clientSecret"] {
        values = values.credential("\(part)\(index)", scheme[part]?.string)
      }
    }
    let features = ClientConfig.Features(tokens: OAuthTokens.feature, remoteCalls: JSONRPC(), backoff: { _, _ in 0 })
    return ClientCore(
      ClientSpecs.client(client), values, baseURL: client["baseUrl"]?.string ?? "https://api.test", options: options,
      features: features)
  }

  private func call(_ core: ClientCore, _ items: Locked<[JSONValue]>) async throws -> JSONValue? {
    let operation = Specs.operation(given["operation"] ?? [:])
    let arguments = Specs.arguments(given["operation"] ?? [:])
    let call = given["call"]
    let options = RequestOptions(
      maxRetries: call?["maxRetries"].flatMap(Int.init(json:)), headers: headers(call?["headers"]),
      idempotencyKey: call?["idempotencyKey"]?.string)
    if operation.page != nil {
      let pager = core.pages(operation, arguments, options, items: JSONValue.self, body: JSONValue.self)
      for try await item in pager { items.withLock { $0.append(item) } }
      return nil
    }
    if Self.streams.contains(operation.response?.kind.rawValue ?? "") {
      let stream = try await core.openStream(operation, arguments, options, items: JSONValue.self)
      for try await item in stream { items.withLock { $0.append(item) } }
      return nil
    }
    if operation.response == nil {
      try await core.sendNothing(operation, arguments, options)
      return nil
    }
    return try await core.send(operation, arguments, options, as: JSONValue.self)
  }

  private func describe(_ entry: LogEntry) -> JSONValue {
    var fields: JSONObject = [
      "level": .string(entry.level.rawValue), "event": .string(entry.event), "method": .string(entry.method),
      "url": .string(entry.url), "attempt": entry.attempt.json,
    ]
    fields["status"] = entry.status?.json
    fields["requestId"] = entry.requestID?.json
    fields["reason"] = entry.reason?.json
    fields["headers"] = entry.headers?.json
    return .object(fields)
  }
}

/// Requests with names in place of what is random.
enum Canonical {
  static func requests(_ requests: [JSONValue]) -> [JSONValue] {
    let text = JSONWriter.shown(.array(requests))
    let uuid = "\\b([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\\b"
    let named = name(name(text, uuid, "uuid-"), "; boundary=([A-Za-z0-9_-]+)", "boundary-")
    return (try? JSONValue(parsing: named))?.array ?? []
  }

  private static func name(_ text: String, _ pattern: String, _ name: String) -> String {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
    let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    var seen: [String] = []
    for match in matches {
      if let range = Range(match.range(at: 1), in: text), !seen.contains(String(text[range])) {
        seen.append(String(text[range]))
      }
    }
    return seen.enumerated().reduce(text) { all, one in
      all.replacingOccurrences(of: one.element, with: "\(name)\(one.offset + 1)")
    }
  }
}
