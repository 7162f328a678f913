# frozen_string_literal: true

require 'net/http'
require 'uri'

module Sdk
  module Internal
    module Http
      # A connection to an origin.
      class PooledConnection
        LONGEST_IDLE = 60

        class << self
          # Opens a connection for a request; `configure` is called with it before.
          def open(request, configure)
            scheme, host, port, = Urls.address(request.url)
            http = Net::HTTP.new(host.delete('[]'), port, *proxy(scheme, host, port))
            http.use_ssl = scheme == 'https'
            http.max_retries = 0
            http.ignore_eof = false if http.respond_to?(:ignore_eof=)
            http.keep_alive_timeout = LONGEST_IDLE * 2
            http.open_timeout = [request.connect_timeout, request.deadline&.left].compact.reject(&:zero?).min
            configure&.call(http)
            http.start
            new(http)
          end

          private

          # Address, port, user and password of a proxy; a nil if there is none. Net::HTTP itself asks for `HTTP_PROXY`
          # alone.
          def proxy(scheme, host, port)
            proxy = URI::Generic.build(scheme:, host:, port:).find_proxy
            return [nil] if proxy.nil?

            secrets = [proxy.user, proxy.password].map { |part| part && URI.decode_www_form_component(part) }
            [proxy.hostname, proxy.port, *secrets]
          rescue URI::Error
            [nil]
          end
        end

        attr_reader :http

        def initialize(http)
          @http = http
          # A test double in place of Net::HTTP may have no socket, or another one.
          @socket = http.instance_variable_get(:@socket)
          @guarded = @socket.respond_to?(:rbuf_fill, true)
          @socket.extend(SocketGuard) if @guarded
          @used_at = Deadline.now
        end

        # Limits what is read and written next.
        def limit(deadline)
          left = deadline&.left
          @socket.deadline = deadline if @guarded
          @http.read_timeout = left
          @http.write_timeout = left
        end

        # Notes that a response was read to its end. False if the connection cannot be used again.
        def rest
          @used_at = Deadline.now
          @http.started? && !(@guarded && @socket.closed?)
        end

        # Whether the server seems to have kept the connection open.
        def usable?
          return false if Deadline.now - @used_at > LONGEST_IDLE

          # A request that was not asked for, or the end, makes the socket readable. So may a ticket of TLS.
          !@guarded || @socket.io.read_nonblock(1, exception: false) == :wait_readable
        rescue SystemCallError, IOError, OpenSSL::SSL::SSLError
          false
        end

        def close
          @http.finish if @http.started?
        rescue SystemCallError, IOError, OpenSSL::SSL::SSLError
          # It is lost, which is all that closing is for.
        end
      end
    end
  end
end
