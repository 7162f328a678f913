# frozen_string_literal: true

require_relative '../test_helper'
require_relative '../support/socket_server'
require_relative '../sample/echo_channel'

class ChannelTest < Minitest::Test
  Sockets = Sdk::Internal::Sockets
  Deadline = Sdk::Internal::Http::Deadline

  def setup
    @server = SocketServer.new
  end

  def teardown
    @server.close
  end

  def connect(path = '/x', limit: 0, options: Sdk::ChannelOptions.new)
    Sample::EchoChannel.new(link(path, limit, options), 'any')
  end

  def link(path, limit, options)
    dial = -> { Sockets::Connection.new(shake(path), limit) }
    Sockets::ChannelLink.new(dial, options, limit, ->(_count, _asked) { 0 })
  end

  def shake(path, seconds: 5)
    headers = { 'Authorization' => 'Bearer TOK', 'Accept' => 'x', 'Sec-WebSocket-Version' => '1' }
    Sockets::Handshake.open(@server.url(path), headers, Deadline.new(seconds), Deadline.new(seconds))
  end

  def test_messages_of_all_sizes_go_both_ways
    channel = connect
    sent = [{ 'a' => 1 }, 'ä' * 100, 'y' * 70_000, 'ping', 'parts']
    expected = ['hello', *sent.first(3), 'pinged', 'abc']
    seen = []
    channel.each do |message|
      seen << message
      break if sent.empty?

      channel.send_message(sent.shift)
    end
    assert_equal expected, seen
    assert_bytes_and_close(channel)
    assert_equal ['GET /x HTTP/1.1', 'authorization: Bearer TOK', 'pong p', 'pong q', 'closed 1000'], @server.notes
  end

  def assert_bytes_and_close(channel)
    channel.send_bytes("\0\xFF".b)
    assert_equal ["\0\xFF".b].pack('m0'), channel.first
    channel.close
    assert_equal 1000, channel.close_code
    assert @server.noted?('closed 1000')
  end

  def test_the_reason_of_the_server_comes_after_its_messages
    channel = connect
    channel.send_message('policy')
    seen = []
    error = assert_raises(Sdk::Errors::SocketClosedError) { channel.each { |message| seen << message } }
    assert_equal [['hello'], 1008, 'no'], [seen, error.close_code, error.reason]
    assert @server.noted?('closed 1008')
    assert_raises(Sdk::Errors::SocketClosedError) { channel.send_message('x') }
  end

  def test_a_lost_connection_is_an_error
    channel = connect
    channel.send_message('lost')
    error = assert_raises(Sdk::Errors::SocketClosedError) { channel.to_a }
    assert_equal 1006, error.close_code
  end

  def test_a_lost_connection_is_replaced_if_the_caller_wants_that
    count = 0
    channel = connect(options: Sdk::ChannelOptions.new(reconnects: 1, on_reconnect: -> { count += 1 }))
    channel.send_message('lost')
    assert_equal %w[hello hello], channel.first(2)
    assert_equal 1, count
    channel.close
    assert_equal [], channel.to_a
  end

  def test_a_message_that_is_too_large_closes_the_connection
    channel = connect(limit: 1000)
    channel.send_message('large')
    error = assert_raises(Sdk::Errors::StreamError) { channel.to_a }
    assert_match(/larger than 1000 bytes\z/, error.message)
    assert @server.noted?('closed 1009')
  end

  def test_frames_that_break_the_protocol_close_the_connection
    { 'masked' => 1002, 'reserved' => 1002, 'latin1' => 1007 }.each do |text, code|
      channel = connect
      channel.send_message(text)
      error = assert_raises(Sdk::Errors::SocketClosedError) { channel.to_a }
      assert_equal code, error.close_code
    end
  end

  def test_only_codes_for_programs_close_a_channel
    channel = connect
    assert_raises(Sdk::Errors::ConfigurationError) { channel.close(1001) }
    channel.close(4000, 'bye')
    assert @server.noted?('closed 4000')
  end

  def test_handshakes_that_fail
    { '/refused' => /status 401/, '/impostor' => /does not speak the WebSocket protocol/ }.each do |path, message|
      error = assert_raises(Sdk::Errors::TransportError) { shake(path) }
      assert_match message, error.message
    end
  end

  def test_a_handshake_has_a_deadline
    error = assert_raises(Sdk::Errors::TransportError) { shake('/silent', seconds: 0.1) }
    assert_predicate error, :timeout?
  end

  def test_a_connection_that_is_refused_was_never_sent
    url = @server.url.sub(/:\d+/) { ":#{free_port}" }
    error = assert_raises(Sdk::Errors::TransportError) { Sockets::Handshake.open(url, [], Deadline.new(1), Deadline.new(1)) }
    assert_predicate error, :never_sent?
  end

  def free_port
    server = TCPServer.new('127.0.0.1', 0)
    server.addr[1]
  ensure
    server.close
  end

  def test_one_thread_receives_while_others_send
    channel = connect
    senders = Array.new(4) { |number| Thread.new { 25.times { |at| channel.send_message("#{number}-#{at}") } } }
    seen = channel.first(101)
    senders.each(&:join)
    assert_equal 101, seen.uniq.length
    channel.close
  end

  def test_a_thread_may_close_what_another_receives
    channel = connect
    seen = Queue.new
    receiver = Thread.new { channel.each { |message| seen << message } }
    assert_equal 'hello', seen.pop
    channel.close(3000, 'enough')
    assert receiver.join(2)
    assert_equal 3000, channel.close_code
    assert @server.noted?('closed 3000')
  end
end
