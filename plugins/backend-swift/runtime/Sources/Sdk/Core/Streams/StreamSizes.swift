/// How large a part of a stream may be.
struct StreamSizes: Sendable {
  private static let usual = 32 * 1024 * 1024

  private let limit: Int
  private let called: Called?

  /// The limits of a response; nil outside of a call.
  init(_ reply: Reply?) {
    limit = reply?.limit ?? Self.usual
    called = reply?.called
  }

  /// Throws `SdkStreamError` if a part of the stream is larger than anyone wants to hold.
  func check(_ size: Int) throws {
    if limit == 0 || size <= limit { return }
    let problem = "an event of the stream is larger than \(limit) bytes"
    throw SdkStreamError(called?.failed(problem) ?? problem)
  }
}
