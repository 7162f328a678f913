import Foundation

/// What a webhook received.
public struct WebhookDelivery: Sendable {
  /// The body as it was received, not decoded.
  public let body: Data

  /// The URL that received the delivery, for APIs that sign it.
  public let url: String?

  private let headers: [String: String]

  /// Describes a delivery.
  ///
  /// - Parameters:
  ///   - body: The body as it was received, not decoded.
  ///   - headers: The headers. Of one that comes several times, the values are joined by commas.
  ///   - url: The URL that received the delivery, for APIs that sign it.
  public init(body: Data, headers: some Sequence<(key: String, value: String)>, url: String? = nil) {
    self.body = body
    self.url = url
    let pairs = headers.map { ($0.key.lowercased(), $0.value) }
    self.headers = Dictionary(pairs) { "\($0), \($1)" }
  }

  /// Describes a delivery whose body is text.
  ///
  /// - Parameters:
  ///   - body: The body as it was received.
  ///   - headers: The headers. Of one that comes several times, the values are joined by commas.
  ///   - url: The URL that received the delivery, for APIs that sign it.
  public init(body: String, headers: some Sequence<(key: String, value: String)>, url: String? = nil) {
    self.init(body: Data(body.utf8), headers: headers, url: url)
  }

  /// The value of a header; nil if there is none, or if it is empty.
  func header(_ name: String) -> String? {
    headers[name.lowercased()].flatMap { $0.isEmpty ? nil : $0 }
  }
}
