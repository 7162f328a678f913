# frozen_string_literal: true

# A user of an API that is called by JSON-RPC. The server compares all that it gets, in this order.

require 'json'
require 'kennel'

def kennel(url = ENV.fetch('KENNEL'))
  Kennel::Client.new(base_url: url, max_retries: 0)
end

test 'calls' do
  pet, = kennel.pets.list(limit: 2)
  same [1, 'Rex', 'calm'], [pet.id, pet.name, pet.mood]
  tom = Kennel::Types::Pet.new(id: 2, name: 'Tom')
  same 7, kennel.pets.add(pet: tom)
  same 7, kennel.pets.add(pet: { id: 2, name: 'Tom' }, owner: 'Ann')
  same '0x10', kennel.chain.block_number
  same false, kennel.chain.syncing
  kennel.pets.seen(id: 4)
end

test 'errors' do
  error = raised(Kennel::Errors::JsonRpcError) { kennel.pets.list(limit: 11) }
  same [-32_009, 200, 1], [error.rpc_code, error.status, error.attempts]
  same 10, error.data['limit']
  same 'pets.list failed with -32009: Too many pets', error.message
  # An error that a server sends with a status of its own and without an id.
  error = raised(Kennel::Errors::JsonRpcError) { kennel(ENV.fetch('PARSE_ERROR')).chain.block_number }
  same [-32_700, 400], [error.rpc_code, error.status]
  same false, error.is_a?(Kennel::Errors::BadRequestError)
end

test 'answers that are none' do
  stubs = JSON.parse(ENV.fetch('BAD_ANSWERS'))
  same true, stubs.any?
  stubs.each { |url| raised(Kennel::Errors::DecodeError) { kennel(url).chain.block_number } }
end

test 'batches' do
  batch = kennel.batch
  first = batch.pets.list(limit: 1)
  refused = batch.pets.list(limit: 99)
  told = batch.pets.seen(id: 1)
  number = batch.chain.block_number
  batch.execute
  same 'Rex', first.result.first.name
  same(-32_009, raised(Kennel::Errors::JsonRpcError) { refused.result }.rpc_code)
  same [nil, '0x10'], [told.result, number.result]
end
