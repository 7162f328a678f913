// A user of an API that is called by JSON-RPC. The server compares all that it gets, in this order.

import Foundation
import Kennel

private func kennel(_ url: String) -> KennelClient {
  KennelClient(baseURL: url, options: ClientOptions(maxRetries: 0))
}

/// A new client, which counts its calls from one.
private func kennel() throws -> KennelClient {
  kennel(try variable("KENNEL"))
}

func openrpc() async {
  await test("calls") {
    let pets = try await kennel().pets.list(ListPetsRequest(limit: 2))
    let pet = try present(pets.first)
    try same(1, pet.id)
    try same("Rex", pet.name)
    try same(.calm, pet.mood)
    let tom = Pet(id: 2, name: "Tom")
    try same(7, try await kennel().pets.add(AddPetRequest(pet: tom)))
    try same(7, try await kennel().pets.add(AddPetRequest(pet: tom, owner: "Ann")))
    try same("0x10", try await kennel().chain.blockNumber())
    try same(.boolean(false), try await kennel().chain.syncing())
    try await kennel().pets.seen(SeenPetRequest(id: 4))
  }

  await test("errors") {
    let error = try await raised(KennelAPIError.self) {
      _ = try await kennel().pets.list(ListPetsRequest(limit: 11))
    }
    let failure = try present(KennelJSONRPCError(error))
    try same(-32009, failure.code)
    try same([200, 1], [error.status, error.attempts])
    try same(.jsonRPC, error.kind)
    try same(10, failure.data?["limit"])
    try same("pets.list failed with -32009: Too many pets", error.message)
    // An error that a server sends with a status of its own and without an id.
    let unparsed = try await raised(KennelAPIError.self) {
      _ = try await kennel(try variable("PARSE_ERROR")).chain.blockNumber()
    }
    try same(-32700, KennelJSONRPCError(unparsed)?.code)
    try same(400, unparsed.status)
  }

  await test("answers that are none") {
    let stubs = try JSONDecoder().decode([String].self, from: Data(try variable("BAD_ANSWERS").utf8))
    try same(false, stubs.isEmpty)
    for url in stubs {
      _ = try await raised(KennelDecodeError.self) { _ = try await kennel(url).chain.blockNumber() }
    }
  }

  await test("batches") {
    let batch = try kennel().batch()
    let first = try batch.pets.list(ListPetsRequest(limit: 1))
    let refused = try batch.pets.list(ListPetsRequest(limit: 99))
    let told = try batch.pets.seen(SeenPetRequest(id: 1))
    let number = try batch.chain.blockNumber()
    try await batch.send()
    try same("Rex", try first.result.first?.name)
    let error = try await raised(KennelAPIError.self) { _ = try refused.result }
    try same(-32009, KennelJSONRPCError(error)?.code)
    try same(true, told.isSettled)
    try same("0x10", try number.result)
  }
}
