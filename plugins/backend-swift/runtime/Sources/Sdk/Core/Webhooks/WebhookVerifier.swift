import Foundation

/// Verifies deliveries of webhooks, and reads them.
enum WebhookVerifier {
  /// The body of a delivery whose signature is right.
  ///
  /// - Throws: `SdkWebhookVerificationError` if it is not, and `SdkConfigurationError` if a secret is no key.
  static func parse<Event: JSONConvertible>(
    _ signatures: [SignatureSpec], _ delivery: WebhookDelivery, _ secrets: WebhookSecrets, tolerance: TimeInterval?
  ) throws -> Event {
    try verify(signatures, delivery, secrets, tolerance: tolerance)
    guard let json = try? JSONParser.parse(Array(delivery.body)) else {
      throw SdkWebhookVerificationError("The body of the webhook is not JSON")
    }
    guard let event = Event(json: json) else {
      throw SdkWebhookVerificationError("The body of the webhook has another type")
    }
    return event
  }

  static func verify(
    _ signatures: [SignatureSpec], _ delivery: WebhookDelivery, _ secrets: WebhookSecrets, tolerance: TimeInterval?,
    now: Date = Date()
  ) throws {
    var missing: [String] = []
    for signature in signatures {
      guard let header = delivery.header(signature.header) else {
        missing.append(signature.header)
        continue
      }
      let message = try message(signature, delivery, tolerance: tolerance, now: now)
      let given = candidates(signature, header).compactMap { SignatureKeys.decode($0, signature.encoding) }
      for secret in try ownSecrets(signature, signatures, secrets) {
        let key = try SignatureKeys.key(signature, secret)
        if given.contains(where: { key.isValid($0, of: message) }) { return }
      }
    }
    throw SdkWebhookVerificationError(
      missing.count < signatures.count
        ? "The signature of the webhook is wrong"
        : "The webhook has no signature: it lacks the header \(missing.joined(separator: ", "))")
  }

  private static func ownSecrets(
    _ signature: SignatureSpec, _ signatures: [SignatureSpec], _ secrets: WebhookSecrets
  ) throws -> [String] {
    let kinds = Set(signatures.map { $0.family == .hmac })
    if kinds.count > 1 && !secrets.isByHeader {
      throw SdkConfigurationError(
        "The API signs with secrets and with keys: give those of each header, by the header's name")
    }
    return secrets.secrets(for: signature.header)
  }

  /// The signatures in a header that can hold several.
  private static func candidates(_ signature: SignatureSpec, _ header: String) -> [String] {
    let prefix = signature.prefix ?? ""
    let separators: Set<Character> = prefix.contains(",") ? [" ", "\t"] : [" ", "\t", ","]
    let parts = header.split { separators.contains($0) }.filter { $0.hasPrefix(prefix) }
    return parts.map { part in
      let text = part.dropFirst(prefix.count)
      return String(text.hasSuffix(",") ? text.dropLast() : text)
    }
  }

  private static func message(
    _ signature: SignatureSpec, _ delivery: WebhookDelivery, tolerance: TimeInterval?, now: Date
  ) throws -> [UInt8] {
    let sentAt = DeliveryTime.text(signature, delivery)
    if let timestamp = signature.timestamp {
      try DeliveryTime.check(timestamp, sentAt, tolerance: tolerance, now: now)
    }
    let delimiter = Array((signature.delimiter ?? "").utf8)
    let parts = try signature.components.map { try part($0, delivery, sentAt: sentAt) }
    return Array(parts.joined(separator: delimiter))
  }

  private static func part(_ component: String, _ delivery: WebhookDelivery, sentAt: String?) throws -> [UInt8] {
    let text: String?
    switch component {
    case "body": return Array(delivery.body)
    case "timestamp": text = sentAt
    case "url": text = delivery.url
    default: text = delivery.header(component)
    }
    guard let text else {
      throw SdkWebhookVerificationError("The webhook cannot be verified without its \(component)")
    }
    return Array(text.utf8)
  }
}
