import Foundation

@testable import Sdk

/// Drivers of vectors that call one function each.
enum SmallDrivers {
  /// Reads server-sent events, whole, cut in two at every byte, and byte by byte.
  static func events(_ given: JSONValue) throws -> JSONValue {
    let text = Data((given["text"]?.string ?? "").utf8)
    let whole = try read([text])
    for cut in 1..<max(text.count, 1) where try read([text.prefix(cut), text.dropFirst(cut)]) != whole {
      throw Deviation(description: "cut at \(cut)")
    }
    if try read(text.map { Data([$0]) }) != whole { throw Deviation(description: "cut at every byte") }
    let events = whole.map { event -> JSONValue in
      ["event": .string(event.event), "data": .string(event.data), "id": .string(event.id)]
    }
    return ["events": .array(events)]
  }

  private static func read(_ pieces: [Data]) throws -> [EventReader.Event] {
    var reader = EventReader(StreamSizes(nil))
    var events: [EventReader.Event] = []
    for piece in pieces { try reader.feed(piece) { events.append($0) } }
    if let last = try reader.finish() { events.append(last) }
    return events
  }

  static func filename(_ given: JSONValue) -> JSONValue {
    ["filename": FileNames.name(given["header"]?.string).map(JSONValue.string) ?? .null]
  }

  static func backoff(_ vector: VectorCase) throws -> JSONValue {
    let (given, expected) = (vector.given, vector.expected)
    var headers = HTTPHeaders()
    for (name, value) in given["headers"]?.object ?? [:] { headers.add(name, try Values.text(value)) }
    let now = given["now"].flatMap(Date.init(json:))?.timeIntervalSince1970 ?? 0
    let asked = Retry.askedWait(headers, now: now)
    var observed: JSONObject = [:]
    observed["asked"] = asked.map { ($0 * 1000).json }
    if asked ?? 0 > Retry.longestWait { observed["isTooLong"] = true }
    let (least, most) = (expected["least"].flatMap(Double.init(json:)), expected["most"].flatMap(Double.init(json:)))
    guard let least, let most else { return .object(observed) }
    for _ in 0..<100 {
      let wait = Retry.wait(beforeRetry: given["retry"].flatMap(Int.init(json:)) ?? 1, asked: asked) * 1000
      if wait < least - 1e-6 || wait > most + 1e-6 { throw Deviation(description: "a wait of \(wait) ms") }
    }
    observed["least"] = least.json
    observed["most"] = most.json
    return .object(observed)
  }

  static func token(_ vector: VectorCase) async throws -> JSONValue {
    let century = 3.2e9
    let renewAfter = vector.expected["renewAfter"].flatMap(Double.init(json:)) ?? century
    let transport = FakeTransport([["body": vector.given["response"] ?? [:]]])
    let config = ClientConfig(
      ClientSpecs.client([:]), ClientValues(), baseURL: "https://api.test", options: ClientOptions(transport: transport)
    )
    let now = Locked(3600.0)
    let scheme = OAuthScheme(SpecReader(ClientSpecs.oauth("https://login.test/token")))
    let tokens = OAuthTokens(TokenRequests(config: config, scheme: scheme)) { now.withLock { $0 } }
    var counts: [Int] = []
    for wait in [0, renewAfter - 0.001, 0.001001] {
      now.withLock { $0 += wait }
      _ = try await tokens.token(ClientCredentials(id: "id", secret: "secret"))
      counts.append(transport.requests.count)
    }
    if counts.prefix(2) != [1, 1] { throw Deviation(description: "tokens were requested \(counts) times") }
    return ["renewAfter": counts[2] == 2 ? renewAfter.json : .null]
  }
}
