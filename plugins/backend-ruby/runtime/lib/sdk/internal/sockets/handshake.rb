# frozen_string_literal: true

require 'openssl'
require 'securerandom'
require 'uri'

module Sdk
  module Internal
    module Sockets
      # Opens connections of RFC 6455.
      module Handshake
        GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
        # Headers of requests that have no place in a handshake.
        NOT_SENT = %w[accept accept-encoding connection content-length host transfer-encoding upgrade].freeze
        LARGEST_HEAD = 65_536
        HEAD_END = "\r\n\r\n"
        ADDRESS = %r{\A(?<scheme>[^:]+)://(?<host>\[[^\]]+\]|[^:/?\#]+)(?::(?<port>\d+))?
                     (?<path>[^?\#]*)(?<query>\?[^\#]*)?}x

        class << self
          # Raises TransportError if the server does not open the connection.
          #
          # `headers` are pairs of names and values. The connection itself must stand before `connect_deadline`.
          def open(url, headers, deadline, connect_deadline)
            address = ADDRESS.match(url) || raise(Errors::TransportError.new('the URL has no host', never_sent: true))
            secure = %w[https wss].include?(address[:scheme].downcase)
            port = (address[:port] || (secure ? 443 : 80)).to_i
            stream = Stream.new(address[:host].delete('[]'), port, secure, connect_deadline)
            shake(stream, address, headers, deadline)
            stream
          rescue Errors::TransportError
            stream&.close
            raise
          end

          private

          def shake(stream, address, headers, deadline)
            key = [SecureRandom.bytes(16)].pack('m0')
            unless stream.send(head(address, headers, key), deadline)
              raise Errors::TransportError.new('the connection was closed', timeout: deadline.over?)
            end

            check(read_head(stream, deadline), key)
          end

          def head(address, headers, key)
            target = "#{address[:path].empty? ? '/' : address[:path]}#{address[:query]}"
            lines = [
              "GET #{target} HTTP/1.1", "Host: #{[address[:host], address[:port]].compact.join(':')}",
              'Upgrade: websocket', 'Connection: Upgrade', "Sec-WebSocket-Key: #{key}", 'Sec-WebSocket-Version: 13'
            ]
            headers.each { |name, value| lines << "#{name}: #{value}" if sent?(name.downcase) }
            lines.join("\r\n") + HEAD_END
          end

          def sent?(name)
            !NOT_SENT.include?(name) && !name.start_with?('sec-websocket-')
          end

          def read_head(stream, deadline)
            until (size = stream.received.index(HEAD_END))
              known = stream.received.bytesize
              if known > LARGEST_HEAD || !stream.receive(deadline, known)
                raise Errors::TransportError.new('there was no answer to the handshake', timeout: deadline.over?)
              end
            end
            stream.received.slice!(0, size + HEAD_END.bytesize)
          end

          def check(head, key)
            status = head[%r{\AHTTP/1\.1 (\d{3})}, 1]
            raise Errors::TransportError, 'the server does not speak HTTP' if status.nil?
            # Redirects are not followed: they could lead the credentials to another server.
            raise Errors::TransportError, "the server answered with the status #{status}" if status != '101'

            accept = [OpenSSL::Digest.digest('SHA1', key + GUID)].pack('m0')
            return if /^Sec-WebSocket-Accept:[ \t]*#{Regexp.escape(accept)}[ \t]*\r$/i.match?(head)

            raise Errors::TransportError, 'the server does not speak the WebSocket protocol'
          end
        end
      end
    end
  end
end
