/// Verifies signatures by ECDSA (FIPS 186-5) on the curves P-256, P-384 and P-521.
struct EcdsaKey: SignatureKey {
  private let curve: Curve
  private let key: Point
  private let hash: Hash

  /// Reads a key in the structure of X.509; nil if it is not one of these curves.
  init?(der: [UInt8], hash: Hash) {
    var reader = DerReader(der)
    guard var outer = reader.readSequence(), var algorithm = outer.readSequence(),
      algorithm.read(.objectIdentifier) != nil, let name = algorithm.read(.objectIdentifier),
      let curve = Curve.named(Array(name)), let bits = outer.readBits(),
      bits.first == 4, bits.count == 2 * curve.length + 1
    else { return nil }
    let x = BigNumber(bigEndian: bits[1...curve.length])
    let y = BigNumber(bigEndian: bits[(curve.length + 1)...])
    guard curve.contains(x, y) else { return nil }
    self.curve = curve
    self.hash = hash
    key = Point(x: x, y: y, z: .one)
  }

  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard let (r, s) = numbers(of: signature), !r.isZero, !s.isZero, r < curve.order, s < curve.order else {
      return false
    }
    let digest = hash.digest(message)
    let excess = max(0, digest.count * 8 - curve.order.bitCount)
    let number = BigNumber(bigEndian: digest) >> excess
    let inverse = s.power(curve.order - BigNumber(2), modulo: curve.order)
    let first = number * inverse % curve.order
    let second = r * inverse % curve.order
    let point = curve.sum(curve.base, times: first, key, times: second)
    guard let x = curve.affineX(of: point) else { return false }
    return x % curve.order == r
  }

  /// The two numbers of a signature, one after the other or in DER.
  private func numbers(of signature: [UInt8]) -> (BigNumber, BigNumber)? {
    if signature.count == 2 * curve.length {
      let first = BigNumber(bigEndian: signature.prefix(curve.length))
      return (first, BigNumber(bigEndian: signature.suffix(curve.length)))
    }
    var reader = DerReader(signature)
    guard var pair = reader.readSequence(), let r = pair.readNumber(), let s = pair.readNumber() else { return nil }
    return (r, s)
  }
}

/// A point in Jacobian coordinates; the point at infinity has a `z` of zero.
private struct Point: Sendable {
  let x: BigNumber
  let y: BigNumber
  let z: BigNumber

  static let infinity = Point(x: .one, y: .one, z: .zero)
}

/// A curve of NIST: y^2 = x^3 - 3x + b over a field of prime size.
private struct Curve: Sendable {
  let prime: BigNumber
  let order: BigNumber
  let b: BigNumber
  let base: Point
  /// Bytes of a coordinate.
  let length: Int

  static func named(_ identifier: [UInt8]) -> Curve? {
    switch identifier {
    case [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]: p256
    case [0x2B, 0x81, 0x04, 0x00, 0x22]: p384
    case [0x2B, 0x81, 0x04, 0x00, 0x23]: p521
    default: nil
    }
  }

  func contains(_ x: BigNumber, _ y: BigNumber) -> Bool {
    guard x < prime, y < prime else { return false }
    let right = add(subtract(x * x % prime * x % prime, BigNumber(3) * x % prime), b)
    return y * y % prime == right
  }

  func affineX(of point: Point) -> BigNumber? {
    guard !point.z.isZero else { return nil }
    let inverse = point.z.power(prime - BigNumber(2), modulo: prime)
    return point.x * (inverse * inverse % prime) % prime
  }

  /// The sum of a multiple of each of two points, which share their doublings.
  func sum(_ left: Point, times first: BigNumber, _ right: Point, times second: BigNumber) -> Point {
    let both = add(left, right)
    var result = Point.infinity
    for index in (0..<max(first.bitCount, second.bitCount)).reversed() {
      result = double(result)
      switch (first.hasBit(index), second.hasBit(index)) {
      case (true, true): result = add(result, both)
      case (true, false): result = add(result, left)
      case (false, true): result = add(result, right)
      case (false, false): break
      }
    }
    return result
  }

  func add(_ left: Point, _ right: Point) -> Point {
    if left.z.isZero { return right }
    if right.z.isZero { return left }
    let leftSquare = left.z * left.z % prime
    let rightSquare = right.z * right.z % prime
    let leftX = left.x * rightSquare % prime
    let rightX = right.x * leftSquare % prime
    let leftY = left.y * rightSquare % prime * right.z % prime
    let rightY = right.y * leftSquare % prime * left.z % prime
    let width = subtract(rightX, leftX)
    let height = subtract(rightY, leftY)
    if width.isZero {
      return height.isZero ? double(left) : .infinity
    }
    let square = width * width % prime
    let cube = square * width % prime
    let shared = leftX * square % prime
    let x = subtract(subtract(height * height % prime, cube), shared * BigNumber(2) % prime)
    let y = subtract(height * subtract(shared, x) % prime, leftY * cube % prime)
    return Point(x: x, y: y, z: left.z * right.z % prime * width % prime)
  }

  private func double(_ point: Point) -> Point {
    if point.z.isZero || point.y.isZero { return .infinity }
    let zSquare = point.z * point.z % prime
    let ySquare = point.y * point.y % prime
    let shared = BigNumber(4) * point.x % prime * ySquare % prime
    let slope = BigNumber(3) * (subtract(point.x, zSquare) * add(point.x, zSquare) % prime) % prime
    let x = subtract(slope * slope % prime, shared * BigNumber(2) % prime)
    let y = subtract(slope * subtract(shared, x) % prime, BigNumber(8) * (ySquare * ySquare % prime) % prime)
    return Point(x: x, y: y, z: BigNumber(2) * point.y % prime * point.z % prime)
  }

  private func add(_ left: BigNumber, _ right: BigNumber) -> BigNumber {
    (left + right) % prime
  }

  private func subtract(_ left: BigNumber, _ right: BigNumber) -> BigNumber {
    left.minus(right, modulo: prime)
  }
}

extension Curve {
  fileprivate static let p256 = Curve(
    prime: "FFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF",
    order: "FFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551",
    b: "5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B",
    x: "6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296",
    y: "4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5")

  fileprivate static let p384 = Curve(
    prime: "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFF0000000000000000FFFFFFFF",
    order: "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFC7634D81F4372DDF581A0DB248B0A77AECEC196ACCC52973",
    b: "B3312FA7E23EE7E4988E056BE3F82D19181D9C6EFE8141120314088F5013875AC656398D8A2ED19D2A85C8EDD3EC2AEF",
    x: "AA87CA22BE8B05378EB1C71EF320AD746E1D3B628BA79B9859F741E082542A385502F25DBF55296C3A545E3872760AB7",
    y: "3617DE4A96262C6F5D9E98BF9292DC29F8F41DBD289A147CE9DA3113B5F0B8C00A60B1CE1D7E819D7A431D7C90EA0E5F")

  fileprivate static let p521 = Curve(
    prime: "1" + String(repeating: "F", count: 3) + String(repeating: "F", count: 127),
    order: "1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFA"
      + "51868783BF2F966B7FCC0148F709A5D03BB5C9B8899C47AEBB6FB71E91386409",
    b: "051953EB9618E1C9A1F929A21A0B68540EEA2DA725B99B315F3B8B489918EF109E1"
      + "56193951EC7E937B1652C0BD3BB1BF073573DF883D2C34F1EF451FD46B503F00",
    x: "0C6858E06B70404E9CD9E3ECB662395B4429C648139053FB521F828AF606B4D3DBAA"
      + "14B5E77EFE75928FE1DC127A2FFA8DE3348B3C1856A429BF97E7E31C2E5BD66",
    y: "11839296A789A3BC0045C8A5FB42C7D1BD998F54449579B446817AFBD17273E662C97"
      + "EE72995EF42640C550B9013FAD0761353C7086A272C24088BE94769FD16650")

  private init(prime: String, order: String, b: String, x: String, y: String) {
    self.init(
      prime: BigNumber(hex: prime), order: BigNumber(hex: order), b: BigNumber(hex: b),
      base: Point(x: BigNumber(hex: x), y: BigNumber(hex: y), z: .one),
      length: (BigNumber(hex: prime).bitCount + 7) / 8)
  }
}
