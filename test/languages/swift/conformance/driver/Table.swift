import Foundation

/// A call that a message describes.
struct CallMessage {
  let name: String
  let options: RequestOptions
  let consume: String
  private let message: JSONValue

  init(_ message: JSONValue) throws {
    self.message = message
    name = message["call"]?.string ?? ""
    consume = message["consume"]?.string ?? "value"
    options = try requestOptions(message["options"])
  }

  /// Whether the method that also returns the response is asked for.
  func isRaw(_ kind: String) -> Bool { consume == "raw" || consume == "head" && (kind == "page" || kind == "stream") }

  var method: String { message["method"]?.string ?? "GET" }
  var url: String { message["url"]?.string ?? "" }

  func body() throws -> JSONValue? {
    guard let object = message["options"]?.object, let body = object["body"] else { return nil }
    return try JSONValue.made(body)
  }

  private func argument(_ place: String, _ wire: String) -> JSONValue? {
    let value = place == "value" ? message["args"]?["value"] : message["args"]?[place]?[wire]
    return value.flatMap { $0.isUndefined ? nil : $0 }
  }

  func take<Value: Makeable>(_ place: String, _ wire: String) throws -> Value {
    guard let value = argument(place, wire) else { throw Mistake(description: "\(name) needs \(wire)") }
    return try Value.made(value)
  }

  func take<Value: Makeable>(_ place: String, _ wire: String) throws -> Value? {
    try argument(place, wire).flatMap { try Value.madeIfHeld($0) }
  }

  /// The whole body, if there is one.
  func takeBody<Value: Makeable>() throws -> Value {
    try Value.made(message["args"]?["body"] ?? [:])
  }

  /// Properties of the body that the definition does not declare.
  func further(_ declared: Set<String>) throws -> [String: JSONValue] {
    let all = (message["args"]?["body"]?.object ?? [:]).filter { !declared.contains($0.key) && !$0.value.isUndefined }
    return Dictionary(uniqueKeysWithValues: try all.map { ($0.key, try JSONValue.made($0.value)) })
  }
}

/// What the driver knows of an SDK.
struct Table: Sendable {
  let parts: @Sendable (SdkClient) -> [Any]
  let calls: [String: @Sendable (SdkClient, CallMessage) async throws -> Outcome]
  let allWays: [String: @Sendable (SdkClient, CallMessage) async throws -> Ways]
  let webhooks: [String: @Sendable (WebhookDelivery, WebhookSecrets) throws -> (JSONValue, JSONValue)]
  /// The body of an error as one that is declared, with the name of that; nil if it is none.
  let declared: @Sendable (SdkAPIError) -> (name: String, shown: JSONValue)?

  func call(_ client: SdkClient, _ call: CallMessage) async throws -> Outcome {
    if call.name == "request" {
      let response = try await client.request(method: call.method, path: call.url, body: try call.body(), options: call.options)
      return call.consume == "raw" ? outcome(response, outcome(response.value)) : outcome(response.value)
    }
    guard let make = calls[call.name] else { throw Mistake(description: "The SDK has no call \(call.name)") }
    return try await make(client, call)
  }

  func ways(_ client: SdkClient, _ call: CallMessage) async throws -> Ways {
    guard let make = allWays[call.name] else { throw Mistake(description: "\(call.name) has no ways") }
    return try await make(client, call)
  }

  func declaredName(_ error: SdkAPIError) -> String? { declared(error)?.name }

  func shownBody(_ error: any Error) -> JSONValue? { (error as? SdkAPIError).flatMap { declared($0)?.shown } }
}
