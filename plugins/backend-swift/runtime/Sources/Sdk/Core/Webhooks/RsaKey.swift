/// Verifies signatures by RSA (RFC 8017), with the padding of PKCS #1 1.5 or PSS.
struct RsaKey: SignatureKey {
  private let modulus: BigNumber
  private let exponent: BigNumber
  private let hash: Hash
  private let isPss: Bool

  /// Reads a key in the structure of X.509 or of PKCS #1; nil if it is neither.
  init?(der: [UInt8], hash: Hash, isPss: Bool) {
    guard let (modulus, exponent) = Self.read(der), modulus.bitCount >= 512, !exponent.isZero else { return nil }
    self.modulus = modulus
    self.exponent = exponent
    self.hash = hash
    self.isPss = isPss
  }

  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    let length = (modulus.bitCount + 7) / 8
    let number = BigNumber(bigEndian: signature)
    guard signature.count == length, number < modulus else { return false }
    let encoded = number.power(exponent, modulo: modulus).bigEndian(count: length)
    return isPss ? isPssEncoding(encoded, of: message) : encoded == paddedDigest(of: message, length: length)
  }

  private static func read(_ der: [UInt8]) -> (BigNumber, BigNumber)? {
    var reader = DerReader(der)
    guard var outer = reader.readSequence() else { return nil }
    if outer.nextTag == .sequence {
      _ = outer.readSequence()
      guard let bits = outer.readBits() else { return nil }
      return read(bits)
    }
    guard let modulus = outer.readNumber(), let exponent = outer.readNumber() else { return nil }
    return (modulus, exponent)
  }

  /// EMSA-PKCS1-v1_5: the digest with the name of its function, filled up with ones.
  private func paddedDigest(of message: [UInt8], length: Int) -> [UInt8] {
    let digest: [UInt8] = algorithmPrefix + hash.digest(message)
    var padded: [UInt8] = [0, 1]
    padded += [UInt8](repeating: 0xFF, count: max(0, length - digest.count - 3))
    padded.append(0)
    return padded + digest
  }

  /// The structure in DER that names the hash function and precedes its digest.
  private var algorithmPrefix: [UInt8] {
    let name: [UInt8] =
      switch hash {
      case .sha1: [0x2B, 0x0E, 0x03, 0x02, 0x1A]
      case .sha256: [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]
      case .sha384: [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02]
      case .sha512: [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x03]
      }
    let identifier: [UInt8] = [0x06, UInt8(name.count)] + name + [0x05, 0x00]
    let algorithm: [UInt8] = [0x30, UInt8(identifier.count)] + identifier
    let octets: [UInt8] = [0x04, UInt8(hash.length)]
    return [0x30, UInt8(algorithm.count + octets.count + hash.length)] + algorithm + octets
  }

  /// EMSA-PSS-VERIFY with a salt as long as the digest, or of any other length.
  private func isPssEncoding(_ encoded: [UInt8], of message: [UInt8]) -> Bool {
    let bits = modulus.bitCount - 1
    let length = (bits + 7) / 8
    let block = Array(encoded.suffix(length))
    guard block.last == 0xBC, length >= hash.length + 2 else { return false }
    let masked = Array(block.prefix(length - hash.length - 1))
    let digest = Array(block[masked.count..<(length - 1)])
    let unused = UInt8(0xFF >> (8 * length - bits))
    guard let first = masked.first, first & ~unused == 0 else { return false }
    var data = zip(masked, mask(from: digest, count: masked.count)).map { $0 ^ $1 }
    data[0] &= unused
    guard let separator = data.firstIndex(where: { $0 != 0 }), data[separator] == 1 else { return false }
    let salt = Array(data[(separator + 1)...])
    return hash.digest([UInt8](repeating: 0, count: 8) + hash.digest(message) + salt) == digest
  }

  /// MGF1 of PKCS #1.
  private func mask(from seed: [UInt8], count: Int) -> [UInt8] {
    var mask: [UInt8] = []
    var counter: UInt32 = 0
    while mask.count < count {
      mask += hash.digest(seed + bytes(of: counter))
      counter += 1
    }
    return Array(mask.prefix(count))
  }
}
