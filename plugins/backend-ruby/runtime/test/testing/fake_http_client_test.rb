# frozen_string_literal: true

require_relative '../test_helper'

class FakeHttpClientTest < Minitest::Test
  GET = { method: 'GET', path: '/x', response: { kind: 'json' } }.freeze

  def setup
    @api = Sdk::Testing::FakeHttpClient.new
    options = Sdk::ClientOptions.new(http_client: @api)
    @core = Sdk::Internal::Http::ClientCore.build(
      Vectors::Descriptors.client(nil), { base_url: 'https://api.test' }, options
    )
  end

  def test_tests_of_users_need_no_network
    owner = Sample::Owner.new(name: 'o', size: 3)
    @api.lose_connection(never_sent: true).respond(owner).respond({ message: 'no' }, status: 404)
    assert_equal owner, @core.execute(GET, {}, Sample::Owner, { max_retries: 1 })
    error = assert_raises(Sdk::Errors::NotFoundError) { @core.execute(GET, {}) }
    assert_equal 'GET /x failed with 404: no', error.message
    assert_equal ['https://api.test/x', 0], [@api.requests.last.url, @api.left]
    assert_raises(Sdk::Testing::StrayRequestError) { @core.execute(GET, {}) }
  end

  def test_bodies_in_parts
    @api.respond_text(["data: 1\n", "\ndata: 2\n\n"], headers: { 'Content-Type' => 'text/event-stream' })
    events = Sdk::Internal::Streams::Opening.open(@core, { **GET, response: { kind: 'sse' } }, {}, 'int64')
    assert_equal [1, 2], events.to_a
  end
end
