import Foundation

/// The driver of the conformance suite (docs/backends/3-conformance.md): a line of standard input for each message, a line of
/// standard output for each answer. It translates names and values, and judges nothing.
@main
struct Driver {
  static func main() async {
    let state = DriverState()
    say(["driver": 0, "ok": true, "ms": 0, "api": 1])
    for await line in lines() where !line.isEmpty {
      guard let message = try? JSONValue(parsing: line) else { continue }
      // Calls run beside each other; what changes the driver happens at once.
      if message["op"]?.string == "call" {
        Task { say(await state.answer(message)) }
      } else {
        say(await state.answer(message))
      }
    }
  }

  /// Reading blocks, so a thread of its own does it.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }

  private static let output = Locked(FileHandle.standardOutput)

  private static func say(_ answer: JSONValue) {
    output.withLock { $0.write(Data("\(answer)\n".utf8)) }
  }
}

/// What messages of a driver work on.
actor DriverState {
  private var clients: [String: SdkClient] = [:]
  private let log = Locked<[String]>([])

  func answer(_ message: JSONValue) async -> JSONValue {
    var answer = await perform(message).object ?? [:]
    answer["driver"] = message["id"] ?? .null
    return .object(answer)
  }

  private func perform(_ message: JSONValue) async -> JSONValue {
    let progress = Progress(message)
    do {
      switch message["op"]?.string {
      case "client":
        clients[name(message["client"])] = try Settings(message["options"], log).makeClient()
        return progress.succeeded(nil)
      case "derive":
        let settings = try Settings(message["options"], log)
        clients[name(message["client"])] = try settings.derive(from: client(message["from"]))
        return progress.succeeded(nil)
      case "env":
        for (name, value) in message["set"]?.object ?? [:] {
          if let text = value.string { setenv(name, text, 1) } else { unsetenv(name) }
        }
        return progress.succeeded(nil)
      case "call": return await call(message)
      case "print":
        let printedParts = try table.parts(client(message["client"])).map(printed)
        return progress.succeeded(.string(printedParts.joined(separator: "\n")))
      case "webhook":
        let (value, shown) = try deliver(message)
        progress.shown = shown
        return progress.succeeded(value)
      case "reset":
        clients = [:]
        log.withLock { $0 = [] }
        return progress.succeeded(nil)
      case "lines":
        let taken = log.withLock { lines in
          defer { lines = [] }
          return lines
        }
        return progress.succeeded(.array(taken.map { .string($0) }))
      default: throw Mistake(description: "No operation \(message)")
      }
    } catch {
      return progress.failed(error)
    }
  }

  private func name(_ value: JSONValue?) -> String { value?.string ?? "main" }

  private func client(_ value: JSONValue?) throws -> SdkClient {
    guard let client = clients[name(value)] else { throw Mistake(description: "No client \(name(value))") }
    return client
  }

  private func deliver(_ message: JSONValue) throws -> (JSONValue, JSONValue) {
    let sent = message["delivery"] ?? [:]
    let headers = (sent["headers"]?.object ?? [:]).map { (key: $0.key, value: $0.value.string ?? "") }
    let delivery = WebhookDelivery(body: sent["body"]?.string ?? "", headers: headers)
    let secrets = message["secret"]?.array?.compactMap(\.string) ?? [message["secret"]?.string ?? ""]
    guard let parse = table.webhooks[message["webhook"]?.string ?? ""] else {
      throw Mistake(description: "No webhook \(message)")
    }
    return try parse(delivery, WebhookSecrets(secrets))
  }

  private func call(_ message: JSONValue) async -> JSONValue {
    do {
      let client = try client(message["client"])
      guard let count = message["parallel"]?.number.flatMap({ Int($0.description) }) else {
        return await callOnce(client, message)
      }
      let answers = await withTaskGroup(of: JSONValue.self) { group in
        for _ in 0..<count { group.addTask { await callOnce(client, message) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      return ["ok": true, "ms": 0, "value": .array(answers)]
    } catch {
      return Progress(message).failed(error)
    }
  }
}

/// Makes a call and uses up its result, in a task that can be cancelled.
private func callOnce(_ client: SdkClient, _ message: JSONValue) async -> JSONValue {
  let after = message["cancelAfter"]?.number.flatMap { Double($0.description) }
  let calling = Task {
    // A call that is cancelled before it begins is begun after that.
    if after == 0 { while !Task.isCancelled { await Task.yield() } }
    return await consumeCall(client, message)
  }
  if let after {
    if after > 0 { try? await Task.sleep(for: .milliseconds(after)) }
    calling.cancel()
  }
  return await calling.value
}

private func consumeCall(_ client: SdkClient, _ message: JSONValue) async -> JSONValue {
  let progress = Progress(message)
  do {
    let call = try CallMessage(message)
    if progress.consume == "ways" {
      let ways = try await table.ways(client, call)
      if ways.bytes.isEmpty {
        progress.shown = .object(ways.shown)
        return progress.succeeded(nil)
      }
      return progress.succeeded(.object(ways.bytes))
    }
    let outcome = try await table.call(client, call)
    return progress.succeeded(try await outcome.consume(progress))
  } catch {
    return progress.failed(error)
  }
}
