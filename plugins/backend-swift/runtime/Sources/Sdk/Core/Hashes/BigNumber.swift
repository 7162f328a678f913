/// A natural number of any size, for public keys alone: nothing in it is secret, so its time may depend on its values.
struct BigNumber: Sendable, Equatable {
  /// Digits of base 2^32, the least significant first, without leading zeros.
  private(set) var digits: [UInt32]

  static let zero = BigNumber(digits: [])
  static let one = BigNumber(1)

  init(_ value: UInt32) {
    digits = value == 0 ? [] : [value]
  }

  private init(digits: [UInt32]) {
    self.digits = digits
    while self.digits.last == 0 {
      self.digits.removeLast()
    }
  }

  /// Reads bytes with the most significant one first.
  init(bigEndian bytes: some BidirectionalCollection<UInt8>) {
    var digits: [UInt32] = []
    digits.reserveCapacity(bytes.count / 4 + 1)
    var shift: UInt32 = 0
    for byte in bytes.reversed() {
      if shift == 0 {
        digits.append(UInt32(byte))
      } else {
        digits[digits.count - 1] |= UInt32(byte) << shift
      }
      shift = (shift + 8) % 32
    }
    self.init(digits: digits)
  }

  /// Reads hexadecimal digits; others count as nothing.
  init(hex: String) {
    let values = hex.utf8.compactMap { character in Character(UnicodeScalar(character)).hexDigitValue }
    var bytes: [UInt8] = []
    var index = 0
    if values.count % 2 == 1 {
      bytes.append(UInt8(values[0]))
      index = 1
    }
    while index < values.count {
      bytes.append(UInt8(values[index] * 16 + values[index + 1]))
      index += 2
    }
    self.init(bigEndian: bytes)
  }

  var isZero: Bool { digits.isEmpty }
  var isEven: Bool { (digits.first ?? 0) % 2 == 0 }

  var bitCount: Int {
    guard let last = digits.last else { return 0 }
    return digits.count * 32 - last.leadingZeroBitCount
  }

  func hasBit(_ index: Int) -> Bool {
    let (digit, bit) = index.quotientAndRemainder(dividingBy: 32)
    return digit < digits.count && digits[digit] >> UInt32(bit) & 1 == 1
  }

  /// The number in at least so many bytes, the most significant one first.
  func bigEndian(count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for digit in digits {
      for shift: UInt32 in [0, 8, 16, 24] {
        bytes.append(UInt8(truncatingIfNeeded: digit >> shift))
      }
    }
    while let last = bytes.last, last == 0, bytes.count > count {
      bytes.removeLast()
    }
    let missing = max(0, count - bytes.count)
    return [UInt8](repeating: 0, count: missing) + bytes.reversed()
  }
}

extension BigNumber: Comparable {
  static func < (left: BigNumber, right: BigNumber) -> Bool {
    guard left.digits.count == right.digits.count else { return left.digits.count < right.digits.count }
    for index in left.digits.indices.reversed() where left.digits[index] != right.digits[index] {
      return left.digits[index] < right.digits[index]
    }
    return false
  }
}

extension BigNumber {
  static func + (left: BigNumber, right: BigNumber) -> BigNumber {
    var digits: [UInt32] = []
    digits.reserveCapacity(max(left.digits.count, right.digits.count) + 1)
    var carry: UInt64 = 0
    for index in 0..<max(left.digits.count, right.digits.count) {
      let sum = UInt64(left.digit(index)) + UInt64(right.digit(index)) + carry
      digits.append(UInt32(truncatingIfNeeded: sum))
      carry = sum >> 32
    }
    digits.append(UInt32(carry))
    return BigNumber(digits: digits)
  }

  /// The difference to a number that is not larger.
  static func - (left: BigNumber, right: BigNumber) -> BigNumber {
    var digits: [UInt32] = []
    digits.reserveCapacity(left.digits.count)
    var borrow: UInt64 = 0
    for index in left.digits.indices {
      let difference = UInt64(left.digits[index]) &- UInt64(right.digit(index)) &- borrow
      digits.append(UInt32(truncatingIfNeeded: difference))
      borrow = difference >> 63
    }
    return BigNumber(digits: digits)
  }

  static func * (left: BigNumber, right: BigNumber) -> BigNumber {
    var digits = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (index, digit) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (further, other) in right.digits.enumerated() {
        let sum = UInt64(digit) * UInt64(other) + UInt64(digits[index + further]) + carry
        digits[index + further] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      digits[index + right.digits.count] = UInt32(carry)
    }
    return BigNumber(digits: digits)
  }

  static func << (number: BigNumber, count: Int) -> BigNumber {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: 32)
    var digits = [UInt32](repeating: 0, count: whole)
    var carry: UInt32 = 0
    for digit in number.digits {
      let wide = UInt64(digit) << UInt64(rest) | UInt64(carry)
      digits.append(UInt32(truncatingIfNeeded: wide))
      carry = UInt32(wide >> 32)
    }
    digits.append(carry)
    return BigNumber(digits: digits)
  }

  static func >> (number: BigNumber, count: Int) -> BigNumber {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: 32)
    guard whole < number.digits.count else { return .zero }
    let digits = (whole..<number.digits.count).map { index -> UInt32 in
      let wide = UInt64(number.digit(index + 1)) << 32 | UInt64(number.digits[index])
      return UInt32(truncatingIfNeeded: wide >> UInt64(rest))
    }
    return BigNumber(digits: digits)
  }

  /// The rest of a division (Knuth, The Art of Computer Programming, 4.3.1, algorithm D). Of one by zero it is zero.
  static func % (number: BigNumber, divisor: BigNumber) -> BigNumber {
    guard let top = divisor.digits.last, number >= divisor else { return divisor.isZero ? .zero : number }
    if divisor.digits.count == 1 {
      return BigNumber(number.remainder(by: top))
    }
    let shift = top.leadingZeroBitCount
    let scaled = (divisor << shift).digits
    var rest = (number << shift).digits
    while rest.count <= number.digits.count {
      rest.append(0)
    }
    for position in (0...(rest.count - scaled.count - 1)).reversed() {
      subtract(scaled, from: &rest, at: position)
    }
    return BigNumber(digits: Array(rest.prefix(scaled.count))) >> shift
  }

  func power(_ exponent: BigNumber, modulo modulus: BigNumber) -> BigNumber {
    var result = BigNumber.one % modulus
    for index in (0..<exponent.bitCount).reversed() {
      result = result * result % modulus
      if exponent.hasBit(index) {
        result = result * self % modulus
      }
    }
    return result
  }

  private func digit(_ index: Int) -> UInt32 {
    index < digits.count ? digits[index] : 0
  }

  private func remainder(by divisor: UInt32) -> UInt32 {
    var rest: UInt64 = 0
    for digit in digits.reversed() {
      rest = (rest << 32 | UInt64(digit)) % UInt64(divisor)
    }
    return UInt32(rest)
  }

  /// Takes a multiple of the divisor from the digits that end at a position, so that the highest of them becomes zero.
  private static func subtract(_ divisor: [UInt32], from rest: inout [UInt32], at position: Int) {
    let count = divisor.count
    let quotient = estimate(rest, divisor, at: position)
    var borrow: UInt64 = 0
    for index in 0..<count {
      let product = quotient * UInt64(divisor[index]) + borrow
      let low = UInt64(product & 0xFFFF_FFFF)
      borrow = product >> 32
      if UInt64(rest[position + index]) < low {
        borrow += 1
      }
      rest[position + index] = UInt32(truncatingIfNeeded: UInt64(rest[position + index]) &- low)
    }
    let isTooMuch = UInt64(rest[position + count]) < borrow
    rest[position + count] = UInt32(truncatingIfNeeded: UInt64(rest[position + count]) &- borrow)
    if isTooMuch {
      add(divisor, to: &rest, at: position)
    }
  }

  /// A digit of the quotient, or that digit plus one.
  private static func estimate(_ rest: [UInt32], _ divisor: [UInt32], at position: Int) -> UInt64 {
    let count = divisor.count
    let top = UInt64(divisor[count - 1])
    let high = UInt64(rest[position + count]) << 32 | UInt64(rest[position + count - 1])
    var quotient = high / top
    var left = high % top
    while quotient > 0xFFFF_FFFF
      || quotient * UInt64(divisor[count - 2]) > left << 32 | UInt64(rest[position + count - 2])
    {
      quotient -= 1
      left += top
      if left > 0xFFFF_FFFF {
        break
      }
    }
    return quotient
  }

  private static func add(_ divisor: [UInt32], to rest: inout [UInt32], at position: Int) {
    var carry: UInt64 = 0
    for index in divisor.indices {
      let sum = UInt64(rest[position + index]) + UInt64(divisor[index]) + carry
      rest[position + index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    rest[position + divisor.count] = rest[position + divisor.count] &+ UInt32(carry)
  }
}
