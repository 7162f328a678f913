# frozen_string_literal: true

require_relative '../test_helper'

class ResumeTest < Minitest::Test
  OPERATION = { method: 'GET', path: '/x', response: { kind: 'sse', terminator: 'END', resumable: true } }.freeze
  TYPE = { 'headers' => { 'content-type' => 'text/event-stream' } }.freeze

  def stream(*responses)
    @http_client = Support::FakeHttpClient.new(responses)
    config = Sdk::Internal::Http::Config.new(
      Vectors::Descriptors.client(nil), { base_url: 'https://api.test' },
      Sdk::ClientOptions.new(http_client: @http_client), backoff: ->(_number, _asked) { 0 }
    )
    Sdk::Internal::Streams::Opening.open(Sdk::Internal::Http::ClientCore.new(config), OPERATION, {}, 'int64')
  end

  def test_a_broken_stream_continues_from_its_last_event
    events = stream(
      { 'body' => "id: a\ndata: 1\n\nid: b\ndata: 2\n\ndata: 3", **TYPE }, { 'fails' => 'sent' },
      { 'body' => "data: 3\n\ndata: END\n\n", **TYPE }
    )
    assert_equal [1, 2, 3], events.to_a
    assert_equal([nil, 'b', 'b'], @http_client.requests.map { |request| request['headers']['last-event-id'] })
  end

  def test_without_an_id_it_cannot_continue
    assert_raises(Sdk::Errors::StreamError) { stream({ 'body' => "data: 1\n\n", **TYPE }).to_a }
  end
end
