import Foundation

// The classes of this file are the only ones whose safety the compiler takes on trust: each guards what it holds by a
// lock.

/// A value that several tasks change.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Calls a function that may change the value, while no other one does.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// A value that several tasks change, and threads wait for.
final class Monitored<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Calls a function that may change the value, while no other one does.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try body(&value)
  }

  /// Waits until a function gives something, and returns that. The thread does nothing else meanwhile.
  func wait<Result>(_ body: (inout Value) throws -> Result?) rethrows -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = try body(&value) { return result }
      condition.wait()
    }
  }
}

/// What the values of a model are kept in: their JSON, and the lists and maps that were read of it.
final class ModelStorage: @unchecked Sendable {
  /// Shared by all models, since a lock for each would cost more than the model.
  private static let locks = (0..<64).map { _ in NSLock() }

  /// It is changed only while one struct alone has this storage.
  var object: JSONObject
  private var decoded: [String: any Sendable] = [:]

  init(_ object: JSONObject) {
    self.object = object
  }

  private var lock: NSLock {
    // Addresses of objects are multiples of 16.
    Self.locks[Int(bitPattern: ObjectIdentifier(self)) >> 4 & (Self.locks.count - 1)]
  }

  /// The value that was read of a member before.
  func decodedValue<Value>(_ name: String) -> Value? {
    let lock = lock
    lock.lock()
    defer { lock.unlock() }
    return decoded[name] as? Value
  }

  /// Keeps a value that was read of a member.
  func keep(_ value: any Sendable, as name: String) {
    let lock = lock
    lock.lock()
    defer { lock.unlock() }
    decoded[name] = value
  }

  /// Changes a member, of which a value is known if it is not to be read again. Nobody else has this storage.
  func set(_ name: String, _ found: JSONObject.Found?, keeping value: (any Sendable)? = nil) {
    object.set(name, found)
    decoded[name] = value
  }
}
