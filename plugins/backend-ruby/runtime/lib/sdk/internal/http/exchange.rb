# frozen_string_literal: true

require 'net/http'
require 'openssl'
require 'zlib'

module Sdk
  module Internal
    module Http
      # A request and its response over one connection. The response is read in a fiber, so that its body arrives as it
      # is asked for.
      class Exchange
        FAILURES = [
          SystemCallError, IOError, SocketError, OpenSSL::SSL::SSLError, Net::ProtocolError, Net::HTTPBadResponse,
          Net::HTTPHeaderSyntaxError, Net::OpenTimeout, Net::ReadTimeout, Net::WriteTimeout, Zlib::Error
        ].freeze
        TIMEOUTS = [Net::OpenTimeout, Net::ReadTimeout, Net::WriteTimeout, Errno::ETIMEDOUT].freeze
        # What only a connection that was not opened raises.
        UNSENT = [Net::OpenTimeout, SocketError, Errno::ECONNREFUSED, Errno::EHOSTUNREACH, Errno::ENETUNREACH].freeze
        # Headers that Net::HTTP sends of its own accord.
        OWN = %w[accept accept-encoding user-agent].freeze

        def initialize(pool, request, configure)
          @pool = pool
          @request = request
          @configure = configure
          @origin, @target = Urls.place(request.url)
          @thread = Thread.current
          @fiber = Fiber.new { run }
        end

        # Raises TransportError if there is no response.
        def response
          @connection = @pool.take(@origin) || connect
          response = advance(@request.deadline)
          HttpResponse.new(
            status: response.code.to_i, headers: response.to_hash, body: self, reason: response.message.to_s
          )
        end

        # The next bytes of the body; nil at the end. Raises TransportError if the connection was lost, or the time is
        # over.
        def read(deadline)
          return nil if @connection.nil?
          raise IOError, 'the body must be read in the thread that made the call' if @thread != Thread.current

          advance(deadline)
        end

        # Lets go of the connection, whatever was not read.
        def close
          @connection&.close
          @connection = nil
        end

        def inspect
          "#<Exchange #{@request.inspect}>"
        end

        private

        def connect
          PooledConnection.open(@request, @configure)
        rescue *FAILURES => e
          raise failure(e, @request.deadline, true)
        end

        # Goes on until the headers or the next bytes are there.
        def advance(deadline)
          raise Net::ReadTimeout if deadline&.over?

          @deadline = deadline
          @connection.limit(deadline)
          part = @fiber.resume
          complete = true
          @fiber.alive? ? part : finish
        rescue *FAILURES => e
          raise failure(e, deadline, UNSENT.any? { |kind| e.is_a?(kind) })
        ensure
          close unless complete
        end

        def finish
          connection = @connection
          @connection = nil
          connection.rest ? @pool.give(@origin, connection) : connection.close
          nil
        end

        def failure(error, deadline, never_sent)
          timeout = TIMEOUTS.any? { |kind| error.is_a?(kind) } || (deadline&.over? || false)
          Errors::TransportError.new(error.message, never_sent:, timeout:)
        end

        def run
          @connection.http.request(net_request) do |response|
            Fiber.yield(response)
            inflater = Inflater.new if compressed?(response)
            response.read_body do |chunk|
              chunk = inflater.feed(chunk) if inflater
              Fiber.yield(chunk) unless chunk.empty?
            end
            inflater&.finish
          end
          nil
        end

        # A program that asks for another encoding decodes the body itself.
        def compressed?(response)
          @request.header('accept-encoding') == 'gzip' && response['content-encoding'].to_s.casecmp?('gzip')
        end

        def net_request
          method = @request.method
          headers = {}
          @request.headers.each { |name, value| headers[name.downcase] = value }
          net = NetRequest.new(method, !@request.body.nil?, method != 'HEAD', @target, headers)
          OWN.each { |name| net.delete(name) unless headers.key?(name) }
          add_body(net)
          net
        end

        def add_body(net)
          body = @request.body
          if body.nil?
            net['Content-Length'] = '0' if %w[POST PUT PATCH].include?(net.method)
            return
          end
          # Net::HTTP would take any body without a type for a form.
          net['Content-Type'] ||= 'application/octet-stream'
          return net.body = body.text if body.text

          body.length ? net.content_length = body.length : net['Transfer-Encoding'] = 'chunked'
          net.body_stream = BodyStream.new(body) { @connection.limit(@deadline) }
        end
      end
    end
  end
end
