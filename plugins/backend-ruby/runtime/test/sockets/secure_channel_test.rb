# frozen_string_literal: true

require 'openssl'
require_relative '../test_helper'
require_relative '../support/socket_server'

class SecureChannelTest < Minitest::Test
  Sockets = Sdk::Internal::Sockets
  Deadline = Sdk::Internal::Http::Deadline

  def setup
    context = OpenSSL::SSL::SSLContext.new
    context.key = OpenSSL::PKey::EC.generate('prime256v1')
    @certificate = context.cert = certificate(context.key)
    @server = SocketServer.new(scheme: 'wss') do |connection|
      OpenSSL::SSL::SSLSocket.new(connection, context).tap do |secured|
        secured.sync_close = true
        secured.accept
      end
    end
  end

  def teardown
    @server.close
  end

  # A certificate for 127.0.0.1 that nobody but itself vouches for.
  def certificate(key)
    OpenSSL::X509::Certificate.new.tap do |one|
      one.version = 2
      one.serial = OpenSSL::BN.rand(64)
      one.subject = one.issuer = OpenSSL::X509::Name.parse("/CN=test-#{one.serial}")
      one.public_key = key
      one.not_before = Time.now - 60
      one.not_after = Time.now + 3600
      one.add_extension(OpenSSL::X509::ExtensionFactory.new.create_extension('subjectAltName', 'IP:127.0.0.1'))
      one.sign(key, 'SHA256')
    end
  end

  def shake
    Sockets::Handshake.open(@server.url, [], Deadline.new(5), Deadline.new(5))
  end

  def test_a_certificate_that_is_not_trusted_is_refused
    error = assert_raises(Sdk::Errors::TransportError) { shake }
    assert_predicate error, :never_sent?
    assert_match(/certificate/, error.message)
    assert_empty @server.notes
  end

  def test_messages_go_over_tls
    OpenSSL::SSL::SSLContext::DEFAULT_CERT_STORE.add_cert(@certificate)
    connection = Sockets::Connection.new(shake, 0)
    assert_equal '"hello"', connection.receive.bytes
    assert connection.send('z' * 200_000, true)
    assert_equal 200_000, connection.receive.bytes.length
    connection.close(1000, '')
    assert @server.noted?('closed 1000')
  end
end
