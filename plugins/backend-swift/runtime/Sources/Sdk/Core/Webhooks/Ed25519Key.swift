/// Verifies signatures by Ed25519 (RFC 8032).
struct Ed25519Key: SignatureKey {
  private static let keyLength = 32
  /// Bytes of a key in the structure of X.509.
  private static let wrappedLength = 44

  private let encoded: [UInt8]
  private let key: EdwardsPoint

  /// Reads a key, bare or in the structure of X.509; nil if it is none.
  init?(bytes: [UInt8]) {
    let encoded = bytes.count == Self.wrappedLength ? Array(bytes.suffix(Self.keyLength)) : bytes
    guard encoded.count == Self.keyLength, let key = EdwardsPoint(encoded: encoded) else { return nil }
    self.encoded = encoded
    self.key = key
  }

  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard signature.count == 2 * Self.keyLength else { return false }
    let commitment = Array(signature.prefix(Self.keyLength))
    let factor = BigNumber(bigEndian: signature.suffix(Self.keyLength).reversed())
    guard let point = EdwardsPoint(encoded: commitment), factor < EdwardsPoint.order else { return false }
    let digest = Hash.sha512.digest(commitment + encoded + message)
    let challenge = BigNumber(bigEndian: digest.reversed()) % EdwardsPoint.order
    return EdwardsPoint.base.multiplied(by: factor) == point + key.multiplied(by: challenge)
  }
}

/// A point of the curve edwards25519 in extended coordinates.
private struct EdwardsPoint: Sendable {
  private static let prime = (BigNumber.one << 255) - BigNumber(19)
  private static let d = BigNumber(hex: "52036CEE2B6FFE738CC740797779E89800700A4D4141D8AB75EB4DCA135978A3")
  private static let rootOfMinusOne = BigNumber(2).power((prime - BigNumber(1)) >> 2, modulo: prime)

  static let order = (BigNumber.one << 252) + BigNumber(hex: "14DEF9DEA2F79CD65812631A5CF5D3ED")
  static let base = EdwardsPoint(
    x: BigNumber(hex: "216936D3CD6E53FEC0A4E231FDD6DC5C692CC7609525A7B2C9562D608F25D51A"),
    y: BigNumber(hex: "6666666666666666666666666666666666666666666666666666666666666658"))

  private let x: BigNumber
  private let y: BigNumber
  private let z: BigNumber
  private let t: BigNumber

  private init(x: BigNumber, y: BigNumber, z: BigNumber, t: BigNumber) {
    self.x = x
    self.y = y
    self.z = z
    self.t = t
  }

  private init(x: BigNumber, y: BigNumber) {
    self.init(x: x, y: y, z: .one, t: x * y % Self.prime)
  }

  /// Reads 32 bytes: the coordinate y, the least significant byte first, and the lowest bit of x.
  init?(encoded: [UInt8]) {
    guard let last = encoded.last else { return nil }
    let bare = encoded.dropLast() + [last & 0x7F]
    let y = BigNumber(bigEndian: bare.reversed())
    guard y < Self.prime, let x = Self.recoverX(from: y, isOdd: last & 0x80 != 0) else { return nil }
    self.init(x: x, y: y)
  }

  private static func recoverX(from y: BigNumber, isOdd: Bool) -> BigNumber? {
    let ySquare = y * y % prime
    let numerator = subtract(ySquare, .one)
    let denominator = (d * ySquare + BigNumber.one) % prime
    let square = numerator * denominator.power(prime - BigNumber(2), modulo: prime) % prime
    var x = square.power((prime + BigNumber(3)) >> 3, modulo: prime)
    if x * x % prime != square {
      x = x * rootOfMinusOne % prime
    }
    guard x * x % prime == square, !(x.isZero && isOdd) else { return nil }
    return x.isEven == isOdd ? prime - x : x
  }

  private static func subtract(_ left: BigNumber, _ right: BigNumber) -> BigNumber {
    left.minus(right, modulo: prime)
  }

  func multiplied(by factor: BigNumber) -> EdwardsPoint {
    var result = EdwardsPoint(x: .zero, y: .one)
    for index in (0..<factor.bitCount).reversed() {
      result = result + result
      if factor.hasBit(index) {
        result = result + self
      }
    }
    return result
  }

  static func + (left: EdwardsPoint, right: EdwardsPoint) -> EdwardsPoint {
    let a = subtract(left.y, left.x) * subtract(right.y, right.x) % prime
    let b = (left.y + left.x) * (right.y + right.x) % prime
    let c = BigNumber(2) * left.t * right.t % prime * d % prime
    let zProduct = BigNumber(2) * left.z * right.z % prime
    let e = subtract(b, a)
    let f = subtract(zProduct, c)
    let g = zProduct + c
    let h = a + b
    return EdwardsPoint(x: e * f % prime, y: g * h % prime, z: f * g % prime, t: e * h % prime)
  }

  static func == (left: EdwardsPoint, right: EdwardsPoint) -> Bool {
    left.x * right.z % prime == right.x * left.z % prime && left.y * right.z % prime == right.y * left.z % prime
  }
}
