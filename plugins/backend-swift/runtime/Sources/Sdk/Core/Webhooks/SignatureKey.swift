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
