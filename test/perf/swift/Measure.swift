import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Measures what an emitted SDK costs over the platform, as a part of its module: `calls <URL> <rounds> <calls>`, or
// `decode <objects> <rounds>`. Prints a line for each round: numbers of each contender.

/// What a user would write.
private struct PlainPet: Codable {
  let name: String?
  let age: Int64?
}

/// What a user would write.
private struct PlainAccount: Codable {
  let id: Int64
  let name: String
  let email: String
  let balance: Double
  let active: Bool
  let status: String
  let createdAt: String
  let updatedAt: String
}

private struct AnotherAnswer: Error {}

@main enum Measure {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let rounds = Int(arguments[3]) ?? 0
    if arguments[1] == "calls" {
      try await calls(arguments[2], rounds, Int(arguments[4]) ?? 0)
    } else {
      try decode(Int(arguments[2]) ?? 0, rounds)
    }
  }

  private static func calls(_ url: String, _ rounds: Int, _ count: Int) async throws {
    let session = URLSession(configuration: .ephemeral)
    let client = AcmeClient(token: "t", baseURL: url)
    let contenders: [@Sendable () async throws -> String?] = [
      { try await byHand(session, url) },
      { try await client.pets.update(UpdatePetRequest(id: "p1", fields: ["name", "age"], name: "Rex", age: 4)).name },
    ]
    for round in -rounds / 2..<rounds {
      var took = [Double](repeating: 0, count: contenders.count * 2)
      for turn in contenders.indices {
        let which = (turn + abs(round)) % contenders.count
        let (began, cpu) = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
        for _ in 0..<count where try await contenders[which]() != "Rex" { throw AnotherAnswer() }
        took[which] = (seconds(CLOCK_MONOTONIC) - began) / Double(count) * 1e6
        took[which + contenders.count] = (seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu) / Double(count) * 1e6
      }
      show(round, took)
    }
  }

  private static func byHand(_ session: URLSession, _ url: String) async throws -> String? {
    guard let address = URL(string: url + "/pets/p1?fields=name&fields=age") else { throw AnotherAnswer() }
    var request = URLRequest(url: address, timeoutInterval: 60)
    request.httpMethod = "PUT"
    request.setValue("Bearer t", forHTTPHeaderField: "Authorization")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(PlainPet(name: "Rex", age: 4))
    let (data, response) = try await session.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw AnotherAnswer() }
    return try JSONDecoder().decode(PlainPet.self, from: data).name
  }

  private static func decode(_ count: Int, _ rounds: Int) throws {
    let text = Data(textOf(count).utf8)
    print(text.count)
    let contenders: [() throws -> Int] = [
      { try JSONDecoder().decode([PlainAccount].self, from: text).count },
      { try accounts(text).count },
      { try accounts(text).filter { $0.id >= 0 && $0.email != $0.name && $0.updatedAt > $0.createdAt }.count },
    ]
    for round in -rounds / 2..<rounds {
      var took = [Double](repeating: 0, count: contenders.count)
      for turn in contenders.indices {
        let which = (turn + abs(round)) % contenders.count
        let cpu = seconds(CLOCK_PROCESS_CPUTIME_ID)
        if try contenders[which]() != count { throw AnotherAnswer() }
        took[which] = (seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu) * 1000
      }
      show(round, took)
    }
  }

  private static func accounts(_ text: Data) throws -> [Account] {
    guard let accounts = [Account](json: try JSONValue(parsing: text)) else { throw AnotherAnswer() }
    return accounts
  }

  private static func textOf(_ count: Int) -> String {
    let all = (0..<count).map { index in
      let time = String(
        format: "2024-%02d-%02dT%02d:%02d:%02d", index % 12 + 1, index % 28 + 1, index % 24, index % 60, index % 59)
      return #"{"id":\#(1_000_000 + index),"name":"Account number \#(index)","email":"account-\#(index)@example.test","#
        + #""balance":\#(Double(index) / 8),"active":\#(index % 3 == 0),"status":"open","#
        + #""createdAt":"\#(time)Z","updatedAt":"\#(time).123-02:00"}"#
    }
    return "[" + all.joined(separator: ",") + "]"
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func show(_ round: Int, _ took: [Double]) {
    if round >= 0 { print(took.map { String(format: "%.2f", $0) }.joined(separator: " ")) }
  }
}
