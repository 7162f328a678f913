/// A page of a list.
public struct Page<Item: Sendable, Body: Sendable>: Sendable {
  /// The items of this page.
  public let items: [Item]
  /// The response of this page, with its body.
  public let response: Response<Body>
  private let following: (@Sendable () async throws -> Page)?

  init(items: [Item], response: Response<Body>, following: (@Sendable () async throws -> Page)?) {
    self.items = items
    self.response = response
    self.following = following
  }

  /// The whole body of the response.
  public var body: Body { response.value }

  /// Whether there is another page.
  public var hasNextPage: Bool { following != nil }

  /// Requests the next page.
  ///
  /// - Returns: The page; nil if there is none.
  /// - Throws: `SdkError` if the call fails.
  public func nextPage() async throws -> Page? { try await following?() }
}
