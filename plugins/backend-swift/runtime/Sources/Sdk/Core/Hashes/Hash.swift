/// A hash function of the SHA family (FIPS 180-4). Linux has none that a package without dependencies could call.
enum Hash: String, Sendable {
  case sha1
  case sha256
  case sha384
  case sha512

  /// Bytes of a digest.
  var length: Int {
    switch self {
    case .sha1: 20
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// Bytes of a block, to which HMAC fills its key.
  private var blockLength: Int { isWide ? 128 : 64 }
  private var isWide: Bool { self == .sha384 || self == .sha512 }

  func digest(_ message: [UInt8]) -> [UInt8] {
    let padded = pad(message)
    switch self {
    case .sha1: return ShaOne.digest(padded)
    case .sha256: return ShaTwo.digest256(padded)
    case .sha384: return Array(ShaTwo.digest512(padded, ShaTwo.start384).prefix(48))
    case .sha512: return ShaTwo.digest512(padded, ShaTwo.start512)
    }
  }

  /// A message authentication code (RFC 2104).
  func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > blockLength ? digest(key) : key
    let filled = short + [UInt8](repeating: 0, count: blockLength - short.count)
    let inner = digest(filled.map { $0 ^ 0x36 } + message)
    return digest(filled.map { $0 ^ 0x5C } + inner)
  }

  /// The message with a one, zeros and its length in bits, so that it fills its last block.
  private func pad(_ message: [UInt8]) -> [UInt8] {
    let lengthBytes = isWide ? 16 : 8
    var padded = message
    padded.append(0x80)
    while padded.count % blockLength != blockLength - lengthBytes {
      padded.append(0)
    }
    padded += [UInt8](repeating: 0, count: lengthBytes - 8)
    return padded + bytes(of: UInt64(message.count) * 8)
  }
}

/// The bytes of an integer, the most significant one first.
func bytes<Number: FixedWidthInteger>(of number: Number) -> [UInt8] {
  stride(from: Number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> Number($0)) }
}

/// The integers of a block, of which the bytes of each have the most significant one first.
private func words<Number: FixedWidthInteger>(_ bytes: [UInt8], at start: Int) -> [Number] {
  let width = Number.bitWidth / 8
  return (0..<16).map { index -> Number in
    var word: Number = 0
    for offset in 0..<width {
      word = word << 8 | Number(bytes[start + index * width + offset])
    }
    return word
  }
}

private enum ShaOne {
  static func digest(_ padded: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(words(padded, at: start), into: &state)
    }
    return state.flatMap { bytes(of: $0) }
  }

  private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
    var schedule = block
    for index in 16..<80 {
      let word = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule.append(rotateLeft(word, 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (choice, constant) = round(index, b, c, d)
      let next = rotateLeft(a, 5) &+ choice &+ e &+ constant &+ schedule[index]
      (e, d, c, b, a) = (d, c, rotateLeft(b, 30), a, next)
    }
    let mixed: [UInt32] = [a, b, c, d, e]
    for index in state.indices {
      state[index] = state[index] &+ mixed[index]
    }
  }

  private static func round(_ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, UInt32) {
    switch index {
    case ..<20: (b & c | ~b & d, 0x5A82_7999)
    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  private static func rotateLeft(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}

/// How the words of a block are rotated and shifted: for both sums of the compression and of the schedule.
private struct Rotations<Word: FixedWidthInteger & Sendable>: Sendable {
  let upper: (Word, Word, Word)
  let lower: (Word, Word, Word)
  let first: (Word, Word, Word)
  let second: (Word, Word, Word)
}

private enum ShaTwo {
  static let start384: [UInt64] = primes[8..<16].map { fractionOfRoot(2, of: $0) }
  static let start512: [UInt64] = primes[..<8].map { fractionOfRoot(2, of: $0) }

  private static let primes: [UInt32] = (2..<410).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
  private static let constants: [UInt64] = primes[..<80].map { fractionOfRoot(3, of: $0) }
  private static let shortConstants: [UInt32] = constants.prefix(64).map { UInt32($0 >> 32) }
  private static let short = Rotations<UInt32>(
    upper: (2, 13, 22), lower: (6, 11, 25), first: (7, 18, 3), second: (17, 19, 10))
  private static let wide = Rotations<UInt64>(
    upper: (28, 34, 39), lower: (14, 18, 41), first: (1, 8, 7), second: (19, 61, 6))

  static func digest256(_ padded: [UInt8]) -> [UInt8] {
    var state: [UInt32] = start512.map { UInt32($0 >> 32) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(words(padded, at: start), into: &state, shortConstants, short)
    }
    return state.flatMap { bytes(of: $0) }
  }

  static func digest512(_ padded: [UInt8], _ start: [UInt64]) -> [UInt8] {
    var state = start
    for start in stride(from: 0, to: padded.count, by: 128) {
      mix(words(padded, at: start), into: &state, constants, wide)
    }
    return state.flatMap { bytes(of: $0) }
  }

  private static func mix<Word: FixedWidthInteger & Sendable>(
    _ block: [Word], into state: inout [Word], _ constants: [Word], _ by: Rotations<Word>
  ) {
    var schedule = block
    for index in 16..<constants.count {
      let before = schedule[index - 15]
      let last = schedule[index - 2]
      let first = rotate(before, by.first.0) ^ rotate(before, by.first.1) ^ before >> by.first.2
      let second = rotate(last, by.second.0) ^ rotate(last, by.second.1) ^ last >> by.second.2
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var mixed = state
    for index in constants.indices {
      let (a, e) = (mixed[0], mixed[4])
      let lower = rotate(e, by.lower.0) ^ rotate(e, by.lower.1) ^ rotate(e, by.lower.2)
      let choice = e & mixed[5] ^ ~e & mixed[6]
      let sum = mixed[7] &+ lower &+ choice &+ constants[index] &+ schedule[index]
      let upper = rotate(a, by.upper.0) ^ rotate(a, by.upper.1) ^ rotate(a, by.upper.2)
      let majority = a & mixed[1] ^ a & mixed[2] ^ mixed[1] & mixed[2]
      mixed = [sum &+ upper &+ majority, a, mixed[1], mixed[2], mixed[3] &+ sum, e, mixed[5], mixed[6]]
    }
    for index in state.indices {
      state[index] = state[index] &+ mixed[index]
    }
  }

  private static func rotate<Word: FixedWidthInteger>(_ word: Word, _ count: Word) -> Word {
    word >> count | word << (Word(Word.bitWidth) - count)
  }

  /// The first 64 bits of the fraction of a root, which are the constants of SHA-2: the functions use no number that could hide a
  /// back door.
  private static func fractionOfRoot(_ degree: Int, of prime: UInt32) -> UInt64 {
    let power = BigNumber(prime) << (64 * degree)
    var root = BigNumber.zero
    for bit in (0..<70).reversed() {
      let candidate = root + BigNumber.one << bit
      let raised = (1..<degree).reduce(candidate) { product, _ in product * candidate }
      if raised <= power {
        root = candidate
      }
    }
    return root.bigEndian(count: 8).suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
