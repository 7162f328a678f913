import Foundation

/// A secret or a public key that signatures are verified with.
protocol SignatureKey: Sendable {
  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool
}

/// A secret that both sides have.
struct HmacKey: SignatureKey {
  let bytes: [UInt8]
  let hash: Hash

  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    let expected = hash.authenticationCode(of: message, key: bytes)
    guard signature.count == expected.count else { return false }
    // Every byte is compared, so that the time does not tell how many were right.
    return zip(signature, expected).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}

enum SignatureKeys {
  private static let marker = "whsec_"

  /// The key that a secret is.
  ///
  /// - Throws: `SdkConfigurationError` if it is none of the declared kind.
  static func key(_ spec: SignatureSpec, _ secret: String) throws -> any SignatureKey {
    guard !secret.isEmpty else { throw SdkConfigurationError("The secret of the webhook is empty") }
    let hash = spec.hash.flatMap { Hash(rawValue: $0.rawValue) } ?? .sha256
    let key: (any SignatureKey)? =
      switch spec.family {
      case .hmac: hmacKey(secret, hash)
      case .rsa: publicKey(secret).flatMap { RsaKey(der: $0, hash: hash, isPss: false) }
      case .rsaPSS: publicKey(secret).flatMap { RsaKey(der: $0, hash: hash, isPss: true) }
      case .ecdsa: publicKey(secret).flatMap { EcdsaKey(der: $0, hash: hash) }
      case .ed25519: publicKey(secret).flatMap { Ed25519Key(bytes: $0) }
      }
    guard let key else { throw SdkConfigurationError("The secret of the webhook is not a key of the declared kind") }
    return key
  }

  private static func hmacKey(_ secret: String, _ hash: Hash) -> HmacKey? {
    let isEncoded = secret.hasPrefix(marker)
    let bytes = isEncoded ? decode(String(secret.dropFirst(marker.count)), .base64) : Array(secret.utf8)
    guard let bytes, !bytes.isEmpty else { return nil }
    return HmacKey(bytes: bytes, hash: hash)
  }

  /// A key in PEM, base64 or hexadecimal digits.
  private static func publicKey(_ text: String) -> [UInt8]? {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    let bare = lines.joined().filter { !$0.isWhitespace }
    return decode(bare, .hex) ?? decode(bare, .base64)
  }

  /// Bytes of a text; nil if it is not encoded so.
  static func decode(_ text: String, _ encoding: SignatureEncoding) -> [UInt8]? {
    switch encoding {
    case .base64:
      let usual = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
      let bare = usual.prefix { $0 != "=" }
      let padding = String(repeating: "=", count: (4 - bare.count % 4) % 4)
      return Data(base64Encoded: bare + padding).map { Array($0) }
    case .hex:
      let digits = text.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
      guard !digits.isEmpty, digits.count % 2 == 0, !digits.contains(nil) else { return nil }
      let values = digits.compactMap { $0 }
      let starts = stride(from: 0, to: values.count, by: 2)
      return starts.map { (at: Int) -> UInt8 in UInt8(values[at] * 16 + values[at + 1]) }
    }
  }
}
