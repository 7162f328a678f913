/// How the pages of a list follow each other. A class, as all that holds a page holds it.
final class PageSpec: Sendable {
  /// How the next page is found.
  let kind: PageKind
  /// Location of the cursor in the request.
  let cursor: PlaceSpec?
  /// Location of the offset or the number of the page in the request.
  let offset: PlaceSpec?
  /// What the offset counts.
  let unit: PageUnit?
  /// Path in the response to the next cursor, URL or path.
  let next: [String]?
  /// `next` begins at the last item of the page, not at the response.
  let lastItem: Bool
  /// Path in the response to the items.
  let results: [String]
  /// Location in the request of the number of items on a page.
  let step: PlaceSpec?
  /// Path in the response to a value that is false on the last page.
  let hasNextPage: [String]?
  /// Path in the response to a value that is true on the last page.
  let lastPage: [String]?
  /// Path in the response to the number of pages.
  let totalPages: [String]?
  /// Path in the response to the number of items.
  let totalItems: [String]?
  /// Where counting begins. Nil: page 1, or item 0.
  let start: Int?

  init(_ reader: SpecReader) {
    kind = reader.word("kind") ?? .custom
    cursor = reader.record("cursor", PlaceSpec.init)
    offset = reader.record("offset", PlaceSpec.init)
    unit = reader.word("unit")
    next = reader.texts("next")
    lastItem = reader.flag("lastItem")
    results = reader.texts("results") ?? []
    step = reader.record("step", PlaceSpec.init)
    hasNextPage = reader.texts("hasNextPage")
    lastPage = reader.texts("lastPage")
    totalPages = reader.texts("totalPages")
    totalItems = reader.texts("totalItems")
    start = reader.integer("start")
  }
}

/// How the next page is found.
enum PageKind: String, Sendable {
  case cursor, offset, uri, path, link, custom
}

/// What an offset counts.
enum PageUnit: String, Sendable {
  case item, page
}

/// A location in a request.
struct PlaceSpec: Sendable {
  /// Which part of the request.
  let place: ParameterPlace
  /// Path of names in the request.
  let path: [String]
  /// The same path by names of arguments. A body that is one argument is the first of them.
  let keys: [String]

  init(_ reader: SpecReader) {
    place = reader.word("in") ?? .query
    path = reader.texts("path") ?? []
    keys = reader.texts("keys") ?? []
  }
}
