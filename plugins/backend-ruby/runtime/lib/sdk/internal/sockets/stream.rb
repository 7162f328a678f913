# frozen_string_literal: true

require 'io/wait'
require 'openssl'
require 'socket'

module Sdk
  module Internal
    module Sockets
      # A connection to a server, with TLS where its address wants it. One thread may receive while others send.
      class Stream
        CHUNK = 65_536
        ADDRESS = /\A[\d.]+\z|:/
        FAILURES = [SystemCallError, IOError, OpenSSL::SSL::SSLError].freeze

        # Bytes that were received and not taken.
        attr_reader :received

        # Connects. Raises TransportError if there is no connection before the deadline.
        def initialize(host, port, secure, deadline)
          @received = String.new(encoding: Encoding::BINARY)
          @sending = Mutex.new
          @receiving = false
          @ended = false
          @socket = Socket.tcp(host, port, connect_timeout: deadline.left)
          @socket.setsockopt(Socket::IPPROTO_TCP, Socket::TCP_NODELAY, 1)
          @io = secure ? secure(host, deadline) : @socket
        rescue SocketError, *FAILURES => e
          close
          timeout = e.is_a?(Errno::ETIMEDOUT) || deadline.over?
          raise Errors::TransportError.new(e.message, never_sent: true, timeout:)
        end

        def ended?
          @ended
        end

        # Waits for more bytes than `known`; false if none came in time, or there will be none.
        def receive(deadline, known)
          @receiving = true
          loop do
            # Another thread may have read them while it was sending.
            return true if received.bytesize > known || read_available == :read
            return false if @ended || deadline&.over?

            wait(IO::READABLE, deadline)
          end
        ensure
          @receiving = false
        end

        # Sends bytes; false if they did not all go out. What comes meanwhile is kept, since a server may wait for it to
        # be read.
        def send(bytes, deadline)
          @sending.synchronize { write(bytes.b, deadline) }
        end

        def close
          @ended = true
          # Without `sync_close`, closing TLS leaves the connection below it open.
          [@io, @socket].compact.each do |one|
            one.close
          rescue *FAILURES
            # The connection is lost, which is all that closing is for.
          end
        end

        private

        def secure(host, deadline)
          context = OpenSSL::SSL::SSLContext.new
          context.set_params
          name = host.delete('[]')
          address = ADDRESS.match?(name)
          # OpenSSL checks no addresses by itself, and warns of that; the check of the whole name follows below.
          context.verify_hostname = !address
          secured = OpenSSL::SSL::SSLSocket.new(@socket, context)
          # Server names of TLS are never addresses (RFC 6066, section 3).
          secured.hostname = name unless address
          until (state = secured.connect_nonblock(exception: false)).equal?(secured)
            raise IOError, 'the TLS handshake took too long' if deadline.over?

            @socket.wait(state == :wait_writable ? IO::WRITABLE : IO::READABLE, deadline.left)
          end
          secured.post_connection_check(name)
          secured
        end

        # `:read`, `:wait` or `:ended`.
        def read_available
          return :ended if @ended

          bytes = @io.read_nonblock(CHUNK, exception: false)
          return :wait if bytes.is_a?(Symbol)

          @ended = bytes.nil?
          return :ended if @ended

          @received << bytes
          :read
        rescue *FAILURES
          @ended = true
          :ended
        end

        def write(bytes, deadline)
          until bytes.empty?
            return false if @ended

            written = @io.write_nonblock(bytes, exception: false)
            if written.is_a?(Integer)
              bytes = bytes.byteslice(written..)
            else
              return false if deadline&.over?

              wait_to_write(deadline)
            end
          end
          true
        rescue *FAILURES
          # What the server sent before can still be read.
          false
        end

        # A thread that is receiving reads by itself.
        def wait_to_write(deadline)
          events = @receiving ? IO::WRITABLE : IO::READABLE | IO::WRITABLE
          wait(events, deadline)
          read_available unless @receiving
        end

        def wait(events, deadline)
          @socket.wait(events, deadline&.left)
        rescue *FAILURES
          @ended = true
        end
      end
    end
  end
end
