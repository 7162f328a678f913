// A user of channels.

import Chat
import Foundation

func asyncapi2() async {
  await test("messages go both ways") {
    let client = ChatClient(key: "secret", baseURL: try variable("ROOMS"))
    let request = ConnectRoomsRoomRequest(room: "a b", since: 3, quiet: true, xClient: "cli")
    let room = try await client.roomsRoom.connect(request)
    try await room.send(WebsocketSay(text: "hi"))
    var messages = room.makeAsyncIterator()
    guard case .said(let said) = try await messages.next() else { throw Failure("nothing was said") }
    try same(["hi", "Ann"], [said.text, said.by.name])
    guard case .unknown(let type, let moved) = try await messages.next() else { throw Failure("nobody moved") }
    try same("moved", type)
    try same(7, moved["to"])
    guard case .unknown(_, let text) = try await messages.next() else { throw Failure("there is no text") }
    try same("no JSON", text)
    try await room.close(code: 3001, reason: "done")
    try same(3001, await room.closeCode)
  }

  await test("ends of channels") {
    let client = ChatClient(key: "k", baseURL: try variable("STATUS"))
    let connection = try await client.status.connect()
    var count = 0
    for try await _ in connection { count += 1 }
    try same(1, count)
    try same(1000, await connection.closeCode)
    let error = try await raised(ChatSocketClosedError.self) {
      for try await _ in try await client.status.connect() {}
    }
    try same(1011, error.code)
    try same("broken", error.reason)
    // The next connection breaks off; the one after that is good.
    let again = Counter()
    let options = ChannelOptions(reconnects: 2) { await again.count() }
    let status = try await client.status.connect(channelOptions: options)
    var messages = status.makeAsyncIterator()
    try same(true, try await messages.next() != nil)
    try same(1, await again.number)
    try await status.close()
  }
}

private actor Counter {
  private(set) var number = 0

  func count() { number += 1 }
}
