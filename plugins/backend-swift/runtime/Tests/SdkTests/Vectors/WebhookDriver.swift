import Foundation

@testable import Sdk

/// Drives the vectors of the kind `webhook`.
enum WebhookDriver {
  static func drive(_ given: JSONValue) throws -> JSONValue {
    let headers = (given["headers"]?.object ?? [:]).flatMap { header in
      texts(header.value).map { (key: header.key, value: $0) }
    }
    guard let now = given["now"].flatMap(Date.init(json:)) else { throw Deviation(description: "There is no time.") }
    do {
      try WebhookVerifier.verify(
        (given["signatures"]?.array ?? []).map(signature),
        WebhookDelivery(body: given["body"]?.string ?? "", headers: headers, url: given["url"]?.string),
        secrets(given["secrets"] ?? ""),
        tolerance: given["toleranceSeconds"]?.number?.double,
        now: now)
      return ["isVerified": true]
    } catch {
      return ["isVerified": false, "error": ErrorDescriptions.describe(error)]
    }
  }

  private static func texts(_ value: JSONValue) -> [String] {
    (value.array ?? [value]).compactMap(\.string)
  }

  private static func secrets(_ given: JSONValue) -> WebhookSecrets {
    guard let byHeader = given.object else { return WebhookSecrets(texts(given)) }
    return WebhookSecrets(byHeader: Dictionary(byHeader.map { ($0.key, texts($0.value)) }) { $1 })
  }

  /// The algorithm of a signature is its family and its hash.
  private static func signature(_ given: JSONValue) -> SignatureSpec {
    var spec = given.object ?? [:]
    let parts = (given["algorithm"]?.string ?? "").split(separator: "-")
    let hash = parts.last.flatMap { $0.hasPrefix("sha") ? String($0) : nil }
    spec["family"] = .string((hash == nil ? parts : parts.dropLast()).joined(separator: "-"))
    spec["hash"] = hash?.json
    return SignatureSpec(SpecReader(.object(spec)))
  }
}
