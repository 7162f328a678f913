import Foundation

// Programs of users, each with some tests. Each test prints whether it passed.

/// What a test says that fails.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Fails unless two values are the same.
func same<Value: Equatable>(_ expected: Value, _ actual: Value) throws {
  if expected != actual { throw Failure("expected \(expected), got \(actual)") }
}

/// The value, which must be there.
func present<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Failure("\(Value.self) is absent") }
  return value
}

/// The error of a type that a call throws.
func raised<Kind: Error>(_ kind: Kind.Type, _ call: () async throws -> Void) async throws -> Kind {
  do {
    try await call()
  } catch let error as Kind {
    return error
  }
  throw Failure("no \(kind) was thrown")
}

/// A variable of the environment.
func variable(_ name: String) throws -> String {
  try present(ProcessInfo.processInfo.environment[name])
}

func test(_ name: String, _ run: () async throws -> Void) async {
  do {
    try await run()
    print("passed \(name)")
  } catch {
    print("failed \(name): \(error)")
  }
}

@main
struct Programs {
  static func main() async {
    await openrpc()
    await asyncapi2()
    await asyncapi3()
    await echo()
  }
}
