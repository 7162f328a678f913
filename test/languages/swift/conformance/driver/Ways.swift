import Foundation

/// Uses up the result of a call in every way, each with a call of its own.
struct Ways {
  private(set) var shown = JSONObject()
  private(set) var bytes = JSONObject()

  mutating func keep<Item: Showable>(_ way: String, _ items: [Item]) {
    shown[way] = .array(items.map(\.shown))
  }

  mutating func keep(_ way: String, _ content: Data) {
    bytes[way] = .string(content.map { String(format: "%02x", $0) }.joined())
  }
}

func ways<Item: JSONConvertible & Showable, Body>(_ begin: () async throws -> Pager<Item, Body>) async throws -> Ways {
  var ways = Ways()
  var items: [Item] = []
  for try await item in try await begin() { items.append(item) }
  ways.keep("for", items)
  items = []
  for try await page in try await begin().pages { items += page.items }
  ways.keep("pages", items)
  items = []
  var page: Page<Item, Body>? = try await begin().firstPage()
  while let current = page {
    items += current.items
    page = try await current.nextPage()
  }
  ways.keep("nextPage", items)
  return ways
}

func ways<Item: JSONConvertible & Showable>(_ begin: () async throws -> EventStream<Item>) async throws -> Ways {
  var ways = Ways()
  var items: [Item] = []
  for try await item in try await begin() { items.append(item) }
  ways.keep("for", items)
  items = []
  for try await event in try await begin().events { items.append(event.data) }
  ways.keep("events", items)
  return ways
}

func ways(_ begin: () async throws -> BinaryResponse) async throws -> Ways {
  var ways = Ways()
  var content = Data()
  for try await chunk in try await begin() { content += chunk }
  ways.keep("for", content)
  ways.keep("data", try await begin().data())
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try await begin().save(to: file)
  ways.keep("save", try Data(contentsOf: file))
  try FileManager.default.removeItem(at: file)
  return ways
}
