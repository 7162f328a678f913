/// Secrets or public keys that deliveries of webhooks are verified with. Printing them shows none.
public struct WebhookSecrets: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, CustomStringConvertible,
  CustomReflectable
{
  private let all: [String]?
  private let byHeader: [String: [String]]

  /// A secret for all signatures.
  public init(_ secret: String) {
    self.init([secret])
  }

  /// Secrets for all signatures. To rotate a secret, give the old and the new one.
  public init(_ secrets: [String]) {
    all = secrets
    byHeader = [:]
  }

  /// Secrets by the header of the signature.
  public init(byHeader: [String: [String]]) {
    all = nil
    self.byHeader = Dictionary(byHeader.map { ($0.key.lowercased(), $0.value) }) { $0 + $1 }
  }

  /// A secret for all signatures.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Secrets for all signatures.
  public init(arrayLiteral elements: String...) {
    self.init(elements)
  }

  /// A text without the secrets.
  public var description: String { "WebhookSecrets(***)" }

  /// A mirror without the secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  var isByHeader: Bool { all == nil }

  /// The secrets for a header; none if the caller gave none for it.
  func secrets(for header: String) -> [String] {
    let own = all ?? byHeader[header.lowercased()]
    guard let own else { return [] }
    // An empty secret is refused when it becomes a key.
    return own.isEmpty ? [""] : own
  }
}
