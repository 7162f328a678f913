import Sdk

extension WireCase {
  /// Makes a call that opens a stream, whose events must be the expected list, and returns them.
  func checkEvents<Item: JSONConvertible>(
    _ call: (Client) async throws -> EventStream<Item>
  ) async throws -> [Item] {
    let events = try await run { client in
      var events: [Item] = []
      for try await one in try await call(client) { events.append(one) }
      return events
    }
    try compare(events.json, with: "[]")
    return events
  }
}
