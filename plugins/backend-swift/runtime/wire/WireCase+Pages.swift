import Sdk

extension WireCase {
  /// Makes a call that lists pages, the first of which must be the expected JSON, and returns its first items.
  func checkPage<Item, Body: JSONConvertible>(
    _ count: Int, _ call: (Client) throws -> Pager<Item, Body>
  ) async throws -> [Item] {
    let page = try await run { client in try await call(client).firstPage() }
    try compare(page.body.json)
    return Array(page.items.prefix(count))
  }
}
