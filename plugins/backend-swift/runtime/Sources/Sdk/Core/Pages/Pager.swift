/// The items of a list, whose pages are requested as they are needed. Each iteration begins at the first page.
public struct Pager<Item: JSONConvertible, Body: JSONConvertible>: Sendable, AsyncSequence {
  /// An item of the list.
  public typealias Element = Item

  private let first: @Sendable () async throws -> Page<Item, Body>

  init(_ first: @escaping @Sendable () async throws -> Page<Item, Body>) {
    self.first = first
  }

  /// Requests the first page.
  ///
  /// - Returns: The page.
  /// - Throws: `SdkError` if the call fails.
  public func firstPage() async throws -> Page<Item, Body> { try await first() }

  /// The pages of the list.
  public var pages: Pages { Pages(first: first) }

  /// Begins at the first page.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pages: pages.makeAsyncIterator()) }

  /// Gives the items one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var pages: Pages.AsyncIterator
    private var items: IndexingIterator<[Item]> = [].makeIterator()

    init(pages: Pages.AsyncIterator) {
      self.pages = pages
    }

    /// The next item; nil at the end of the list.
    public mutating func next() async throws -> Item? {
      while true {
        if let item = items.next() { return item }
        guard let page = try await pages.next() else { return nil }
        items = page.items.makeIterator()
      }
    }
  }

  /// The pages of a list.
  public struct Pages: Sendable, AsyncSequence {
    /// A page of the list.
    public typealias Element = Page<Item, Body>

    let first: @Sendable () async throws -> Page<Item, Body>

    /// Begins at the first page.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(following: first) }

    /// Gives the pages one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var following: (@Sendable () async throws -> Page<Item, Body>?)?

      /// The next page; nil at the end of the list.
      public mutating func next() async throws -> Page<Item, Body>? {
        let page = try await following?()
        following = nil
        if let page { following = { try await page.nextPage() } }
        return page
      }
    }
  }
}
