# frozen_string_literal: true

require_relative '../test_helper'

class RemoteCallTest < Minitest::Test
  def core(*bodies)
    responses = bodies.map { |body| body.is_a?(String) ? { 'base64' => [body].pack('m0') } : { 'body' => body } }
    @http_client = Support::FakeHttpClient.new(responses)
    options = Sdk::ClientOptions.new(http_client: @http_client)
    Sdk::Internal::Http::ClientCore.build(Vectors::Descriptors.client(nil), { base_url: 'https://api.test' }, options)
  end

  def operation(**rpc)
    { method: 'POST', path: '/rpc', body: { kind: 'json' }, response: { kind: 'json' }, rpc: { method: 'sum', **rpc } }
  end

  def sent
    @http_client.requests.map { |request| request['body'] }
  end

  def test_parameters_go_by_name_or_by_position
    core = core(*(1..6).map { |id| { 'jsonrpc' => '2.0', 'id' => id, 'result' => id } })
    positions = { positions: %w[a b c] }
    assert_equal 1, core.execute(operation, { a: 1, b: [] }, 'int64')
    core.execute(operation, {})
    core.execute(operation(**positions), { a: 1, b: 2 })
    core.execute(operation(**positions), { c: 1 })
    core.execute(operation(**positions, nameable: true), { c: 1 })
    core.execute(operation(**positions), {})
    params = ['{"a":1,"b":[]}', nil, '[1,2]', '[null,null,1]', '{"c":1}', '[]']
    expected = params.each_with_index.map do |one, at|
      "{\"jsonrpc\":\"2.0\",\"id\":#{at + 1},\"method\":\"sum\"#{",\"params\":#{one}" if one}}"
    end
    assert_equal expected, sent
  end

  def test_errors_of_procedures
    reported = { 'code' => -32_601, 'message' => 'no method', 'data' => { 'x' => 1 } }
    error = assert_raises(Sdk::Errors::JsonRpcError) do
      core({ 'jsonrpc' => '2.0', 'id' => 1, 'error' => reported }).execute(operation, {})
    end
    assert_equal 'sum failed with -32601: no method', error.message
    assert_equal [-32_601, { 'x' => 1 }, 200], [error.rpc_code, error.data, error.status]
    assert_raises(Sdk::Errors::DecodeError) do
      core({ 'jsonrpc' => '2.0', 'id' => 7, 'result' => 1 }).execute(operation, {})
    end
  end

  def test_notifications_have_no_id
    assert_nil core('').execute(operation(notification: true), { a: 1 })
    assert_equal ['{"jsonrpc":"2.0","method":"sum","params":{"a":1}}'], sent
  end

  def test_each_call_of_a_batch_has_its_own_result
    failure = { 'jsonrpc' => '2.0', 'id' => 2, 'error' => { 'code' => 1, 'message' => 'no' } }
    batch = Sdk::Internal::Rpc::BatchCalls.new(core([failure, { 'jsonrpc' => '2.0', 'id' => 1, 'result' => 5 }]))
    sum = batch.add(operation, { a: 5 }, 'int64')
    failed, lost = Array.new(2) { batch.add(operation, {}) }
    batch.send({ headers: { 'X-Batch' => '1' } })
    assert_equal 5, sum.result
    assert_instance_of Sdk::Errors::JsonRpcError, failed.failure
    assert_instance_of Sdk::Errors::DecodeError, lost.failure
    assert sent.first.start_with?('[{"jsonrpc":"2.0","id":1,"method":"sum","params":{"a":5}},')
    assert_raises(Sdk::Errors::ConfigurationError) { batch.add(operation, {}) }
  end

  CONNECT = {
    method: 'POST', path: '/s', body: { kind: 'envelope' }, rpc: { streaming: true },
    response: { kind: 'jsonl', accept: 'application/connect+json' }
  }.freeze

  def envelope(flags, json)
    [flags, json.bytesize].pack('CN') + json
  end

  def read(core, arguments = {})
    Sdk::Internal::Streams::Opening.open(core, CONNECT, arguments, 'any').to_a
  end

  def test_streams_by_connect
    first = envelope(0, '{"n":1}')
    core = core(first + envelope(2, '{}'), first, envelope(2, '{"error":{"code":"not_found","message":"no"}}'))
    assert_equal [{ 'n' => 1 }], read(core, { q: 1 })
    request = @http_client.requests.first
    assert_equal envelope(0, '{"q":1}'), request['body']
    assert_equal 'application/connect+json', request['headers']['content-type']
    error = assert_raises(Sdk::Errors::StreamError) { read(core) }
    assert_includes error.message, 'without its last message'
    error = assert_raises(Sdk::Errors::NotFoundError) { read(core) }
    assert_equal ['POST /s failed with not_found: no', 'not_found'], [error.message, Sdk::ConnectFailure.of(error).code]
  end
end
