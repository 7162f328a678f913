import Foundation

/// A token that a client has, and how long it is good. Times are seconds of a clock that nobody sets.
struct HeldToken: Sendable, CustomStringConvertible, CustomReflectable {
  /// Seconds before its end from which a token is renewed.
  private static let mostMargin = 120.0
  private static let longest = 1e10

  let access: String
  let refresh: String?
  private let sentAt: Double
  private let lifetime: Double
  private var usedFor: Double

  /// Reads the response of a token endpoint.
  ///
  /// - Throws: `SdkOAuthTokenError` if it has no token.
  init(_ spec: TokenSpec, _ response: JSONValue, sentAt: Double, refresh: String?) throws {
    guard let access = Self.token(response, spec.response.accessToken) else {
      throw SdkOAuthTokenError("the token endpoint gave no access token")
    }
    self.access = access
    self.refresh = spec.response.refreshToken.flatMap { Self.token(response, $0) } ?? refresh
    self.sentAt = sentAt
    lifetime = spec.response.expiresIn.map { Self.lifetime(response.part(at: $0)) } ?? .infinity
    usedFor = lifetime.isInfinite ? lifetime : lifetime - min(lifetime / 5, Self.mostMargin)
  }

  func isDue(_ now: Double) -> Bool { now - sentAt >= usedFor }

  func isExpired(_ now: Double) -> Bool { now - sentAt >= lifetime }

  /// The same token for another second, since no other can be had now.
  func forOneSecond(_ now: Double) -> HeldToken {
    var copy = self
    copy.usedFor = min(now - sentAt + 1, lifetime)
    return copy
  }

  private static func token(_ response: JSONValue, _ path: [String]) -> String? {
    guard let text = response.part(at: path)?.string, !text.isEmpty else { return nil }
    return text
  }

  /// Seconds, as a number or a text of digits; infinite if it is something else.
  private static func lifetime(_ json: JSONValue?) -> Double {
    var seconds: Double?
    if let number = json?.number?.double { seconds = number }
    if let text = json?.string?.trimmingCharacters(in: .whitespaces), text.first != "-", text.utf8.count <= 37 {
      seconds = text.utf8.contains { $0 == 0x65 || $0 == 0x45 } ? nil : Double(json: .string(text))
    }
    guard let seconds, seconds > 0, seconds < longest else { return .infinity }
    return seconds
  }

  var description: String { "HeldToken(***)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
