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
    var count = digits.count
    while count > 0, digits[count &- 1] == 0 { count = count &- 1 }
    self.digits = count == digits.count ? digits : Array(digits.prefix(count))
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
    guard left.digits.count >= right.digits.count else { return right + left }
    return make(left.digits.count + 1, of: left, right) { left, right, digits in
      var carry: UInt64 = 0
      var index = 0
      while index < left.count {
        let other = index < right.count ? right[index] : 0
        let sum = UInt64(truncatingIfNeeded: left[index]) &+ UInt64(truncatingIfNeeded: other) &+ carry
        digits[index] = UInt32(truncatingIfNeeded: sum)
        carry = sum &>> 32
        index = index &+ 1
      }
      digits[index] = UInt32(truncatingIfNeeded: carry)
    }
  }

  /// The difference to a number that is not larger.
  static func - (left: BigNumber, right: BigNumber) -> BigNumber {
    make(left.digits.count, of: left, right) { left, right, digits in
      var borrow: UInt64 = 0
      var index = 0
      while index < left.count {
        let other = index < right.count ? right[index] : 0
        let difference = UInt64(truncatingIfNeeded: left[index]) &- UInt64(truncatingIfNeeded: other) &- borrow
        digits[index] = UInt32(truncatingIfNeeded: difference)
        borrow = difference &>> 63
        index = index &+ 1
      }
    }
  }

  /// A number of so many digits, which a function sets. Loops over buffers, without ranges and checks, keep builds for
  /// debugging from taking seconds for a signature.
  private static func make(
    _ count: Int, of left: BigNumber, _ right: BigNumber,
    _ set: (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<UInt32>, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> BigNumber {
    var digits = [UInt32](repeating: 0, count: count)
    digits.withUnsafeMutableBufferPointer { digits in
      left.digits.withUnsafeBufferPointer { left in
        right.digits.withUnsafeBufferPointer { right in set(left, right, digits) }
      }
    }
    return BigNumber(digits: digits)
  }

  static func * (left: BigNumber, right: BigNumber) -> BigNumber {
    make(left.digits.count + right.digits.count, of: left, right) { multiply($0, $1, into: $2) }
  }

  private static func multiply(
    _ left: UnsafeBufferPointer<UInt32>, _ right: UnsafeBufferPointer<UInt32>,
    into digits: UnsafeMutableBufferPointer<UInt32>
  ) {
    let (leftCount, rightCount) = (left.count, right.count)
    var index = 0
    while index < leftCount {
      let digit = UInt64(truncatingIfNeeded: left[index])
      var carry: UInt64 = 0
      var further = 0
      while further < rightCount {
        let product = digit &* UInt64(truncatingIfNeeded: right[further])
        let sum = product &+ UInt64(truncatingIfNeeded: digits[index &+ further]) &+ carry
        digits[index &+ further] = UInt32(truncatingIfNeeded: sum)
        carry = sum &>> 32
        further = further &+ 1
      }
      digits[index &+ rightCount] = UInt32(truncatingIfNeeded: carry)
      index = index &+ 1
    }
  }

  static func << (number: BigNumber, count: Int) -> BigNumber {
    if count == 0 { return number }
    let (whole, rest) = count.quotientAndRemainder(dividingBy: 32)
    return make(number.digits.count + whole + 1, of: number, zero) { number, _, digits in
      var carry: UInt64 = 0
      var index = 0
      while index < number.count {
        let wide = UInt64(truncatingIfNeeded: number[index]) &<< UInt64(truncatingIfNeeded: rest) | carry
        digits[index &+ whole] = UInt32(truncatingIfNeeded: wide)
        carry = wide &>> 32
        index = index &+ 1
      }
      digits[index &+ whole] = UInt32(truncatingIfNeeded: carry)
    }
  }

  static func >> (number: BigNumber, count: Int) -> BigNumber {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: 32)
    guard count > 0, whole < number.digits.count else { return count == 0 ? number : .zero }
    return make(number.digits.count - whole, of: number, zero) { number, _, digits in
      var index = 0
      while index < digits.count {
        let high = index &+ whole &+ 1 < number.count ? number[index &+ whole &+ 1] : 0
        let wide = UInt64(truncatingIfNeeded: high) &<< 32 | UInt64(truncatingIfNeeded: number[index &+ whole])
        digits[index] = UInt32(truncatingIfNeeded: wide &>> UInt64(truncatingIfNeeded: rest))
        index = index &+ 1
      }
    }
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
    rest.withUnsafeMutableBufferPointer { rest in
      scaled.withUnsafeBufferPointer { scaled in
        for position in (0...(rest.count - scaled.count - 1)).reversed() {
          subtract(scaled, from: rest, at: position)
        }
      }
    }
    return BigNumber(digits: Array(rest.prefix(scaled.count))) >> shift
  }

  /// The difference to a number, where both are below the modulus.
  func minus(_ other: BigNumber, modulo modulus: BigNumber) -> BigNumber {
    self >= other ? self - other : self + modulus - other
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

  private func remainder(by divisor: UInt32) -> UInt32 {
    var rest: UInt64 = 0
    for digit in digits.reversed() {
      rest = (rest << 32 | UInt64(digit)) % UInt64(divisor)
    }
    return UInt32(rest)
  }

  /// Takes a multiple of the divisor from the digits that end at a position, so that the highest of them becomes zero.
  private static func subtract(
    _ divisor: UnsafeBufferPointer<UInt32>, from rest: UnsafeMutableBufferPointer<UInt32>, at position: Int
  ) {
    let count = divisor.count
    let quotient = estimate(rest, divisor, at: position)
    var borrow: UInt64 = 0
    var index = 0
    while index < count {
      let product = quotient &* UInt64(truncatingIfNeeded: divisor[index]) &+ borrow
      let difference = UInt64(truncatingIfNeeded: rest[position &+ index]) &- (product & 0xFFFF_FFFF)
      borrow = product &>> 32 &+ difference &>> 63
      rest[position &+ index] = UInt32(truncatingIfNeeded: difference)
      index = index &+ 1
    }
    let isTooMuch = UInt64(rest[position + count]) < borrow
    rest[position + count] = UInt32(truncatingIfNeeded: UInt64(rest[position + count]) &- borrow)
    if isTooMuch {
      add(divisor, to: rest, at: position)
    }
  }

  /// A digit of the quotient, or that digit plus one.
  private static func estimate(
    _ rest: UnsafeMutableBufferPointer<UInt32>, _ divisor: UnsafeBufferPointer<UInt32>, at position: Int
  ) -> UInt64 {
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

  private static func add(
    _ divisor: UnsafeBufferPointer<UInt32>, to rest: UnsafeMutableBufferPointer<UInt32>, at position: Int
  ) {
    var carry: UInt64 = 0
    for index in divisor.indices {
      let sum = UInt64(rest[position + index]) + UInt64(divisor[index]) + carry
      rest[position + index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    rest[position + divisor.count] = rest[position + divisor.count] &+ UInt32(carry)
  }
}
