import Foundation

/// When a delivery was sent.
enum DeliveryTime {
  /// The time as the delivery has it; nil if it has none. It may be an element of the signature's header.
  static func text(_ signature: SignatureSpec, _ delivery: WebhookDelivery) -> String? {
    guard let timestamp = signature.timestamp, let text = delivery.header(timestamp.header) else { return nil }
    guard timestamp.header.lowercased() == signature.header.lowercased() else { return text }
    let elements = text.split { $0 == "," || $0 == ";" || $0.isWhitespace }
    return elements.first { $0.hasPrefix("t=") && $0.count > 2 }.map { String($0.dropFirst(2)) }
  }

  /// - Throws: `SdkWebhookVerificationError` if the delivery is too old, or too new.
  static func check(_ timestamp: TimestampSpec, _ text: String?, tolerance: TimeInterval?, now: Date) throws {
    guard let text, let sentAt = seconds(timestamp, text) else {
      throw SdkWebhookVerificationError("The webhook does not say when it was sent")
    }
    let allowed = tolerance ?? TimeInterval(timestamp.toleranceSeconds)
    let age = now.timeIntervalSince1970 - sentAt
    guard abs(age) > allowed else { return }
    let limit = "\(JSONNumber(allowed)) seconds"
    throw SdkWebhookVerificationError(
      age > 0
        ? "The webhook was sent more than \(limit) ago"
        : "The webhook claims to be sent more than \(limit) from now")
  }

  private static func seconds(_ timestamp: TimestampSpec, _ text: String) -> Double? {
    if timestamp.format == .date {
      if Times.isExact(text) { return Times.parse(text).map { Times.date($0).timeIntervalSince1970 } }
      return Retry.date(text, Date().timeIntervalSince1970)
    }
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Double(text).map { timestamp.format == .unixMillis ? $0 / 1000 : $0 }
  }
}
