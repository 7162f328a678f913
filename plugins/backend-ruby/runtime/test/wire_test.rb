# frozen_string_literal: true

require 'net/http'
require_relative 'test_helper'

# The support of emitted wire tests, which must notice what is wrong.
module SdkTests
  module Support
    FOLDER = File.expand_path('../wire/support', __dir__)
    Dir.children(FOLDER).each do |name|
      constant = File.basename(name, '.rb').split('_').map(&:capitalize).join
      autoload(constant, File.join(FOLDER, name))
    end
  end

  class << self
    attr_accessor :maker

    def create_client(url) = maker.call(url)
  end
end

require_relative '../wire/wire_test_case'

class WireSupportTest < SdkTests::WireTestCase
  FORM = 'application/x-www-form-urlencoded'
  WANTED = {
    query: [['a', ' '], %w[x 2], %w[x 1]], headers: [['X-Trace', ' t']], cookies: [%w[q 1], ['sid', 'a b']],
    json: ['application/json', '{"n": 1.0, "gone": null}']
  }.freeze

  def setup
    SdkTests.maker = ->(url) { url }
  end

  def send_request(type = 'application/json', body = '{"n":1}')
    headers = { 'Content-Type' => type, 'X-Trace' => 't', 'Cookie' => 'sid=a%20b; q=1' }
    Net::HTTP.post(URI("#{client}/a%2Fb/c?x=2&x=1&a=%20"), body, headers).body
  end

  # What a changed expectation complains of; nil if nothing.
  def complaint(method: 'POST', path: '/a/b/c', type: 'application/json', body: '{"n":1}', **changes)
    wanted = changes.key?(:json) || (changes.keys & %i[text form multipart]).empty? ? WANTED : WANTED.except(:json)
    expect(method, path, **wanted, **changes)
    reply(201, 'application/json', '{"a":[1]}')
    assert_result(JSON.parse(send_request(type, body)))
    nil
  rescue Minitest::Assertion => e
    e.message
  end

  def test_what_the_server_must_get
    assert_nil complaint
    assert_nil complaint(json: ['', '{"n":1}'])
    {
      'POST' => { method: 'GET' }, '/a/b' => { path: '/a/b' }, 'query' => { query: [] },
      '"x", "2"' => { query: [['a', ' '], %w[x 1], %w[x 2]] }, 'header x-trace' => { headers: [%w[x-trace u]] },
      'cookies' => { cookies: [%w[q 1]] }, 'text/plain' => { json: ['text/plain', '{"n":1}'] },
      '1 in place of 2 at $.n' => { json: ['', '{"n":2}'] },
      '1 in place of true at $.n' => { json: ['', '{"n":true}'] },
      '1 in place of null at $.n' => { json: ['', '{}'] }
    }.each { |said, changes| assert_includes complaint(**changes).to_s, said }
  end

  def test_bodies
    assert_nil complaint(type: FORM, body: 'a=1&b=%26', form: [FORM, [%w[a 1], %w[b &]]])
    assert_nil complaint(type: FORM, body: 't=2020-01-01T01:02:03%2B10:00', form: [FORM, [%w[t 2019-12-31T15:02:03Z]]])
    assert_includes complaint(type: FORM, body: 'a=1', form: ['', [%w[a 2]]]), '"a", "1"'
    assert_nil complaint(type: 'text/plain', body: 'x', text: %w[text/plain x])
    assert_includes complaint(type: 'text/plain', body: 'x', text: %w[text/plain y]), '"x"'
    parts = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b--\r\n"
    type = 'multipart/form-data; boundary=b'
    assert_nil complaint(type:, body: parts, multipart: ['multipart/form-data', [%w[a 1]]])
    assert_includes complaint(type:, body: parts, multipart: ['', [%w[a 2]]]), 'form'
  end

  def test_a_request_that_was_not_made
    expect('GET', '/')
    reply(204)
    assert_raises(Minitest::Assertion) { assert_request }
    Net::HTTP.get(URI(client))
    assert_request
    Net::HTTP.get(URI(client))
    assert_raises(Minitest::Assertion) { assert_request }
  end

  def test_results
    expect('GET', '/')
    reply(200, 'application/octet-stream', "\xFF".b)
    assert_file(Net::HTTP.get(URI(client)))
    assert_result("\xFF".b, json: '"/w=="', type: 'bytes')
    assert_raises(Minitest::Assertion) { assert_result('x', json: '"y"') }
    assert_raises(Minitest::Assertion) { assert_file('x') }
  end

  def call_remotely(message)
    type = { 'Content-Type' => 'application/json' }
    JSON.parse(Net::HTTP.post(URI(client), JSON.generate(message), type).body)
  end

  def test_remote_calls
    expect('POST', '/', rpc: 'sum', json: ['', '[1]'])
    reply(200, 'application/json', '5')
    message = { jsonrpc: '2.0', id: 7, method: 'sum', params: [1] }
    assert_equal({ 'jsonrpc' => '2.0', 'id' => 7, 'result' => 5 }, call_remotely(message))
    assert_result(5)
    [{ method: 'other' }, { jsonrpc: '1.0' }, { params: [2] }].each do |changes|
      reply(200, 'application/json', '5')
      call_remotely(message.merge(changes))
      assert_raises(Minitest::Assertion) { assert_result(5) }
    end
  end
end
