# frozen_string_literal: true

module Sdk
  module Testing
    # Stands for the API in tests: it gives the responses that a test prepares, and keeps the requests. No request
    # reaches a network.
    #
    # @example
    #   api = Sdk::Testing::FakeHttpClient.new
    #   api.respond({ id: 1, name: 'Rex' })
    class FakeHttpClient
      # A body that arrives in parts.
      #
      # @api private
      class Parts
        def initialize(parts)
          @parts = parts.map(&:b).reject(&:empty?)
        end

        def read(_deadline = nil)
          @parts.shift
        end

        def close
          @parts.clear
        end
      end

      # The requests so far.
      #
      # @return [Array<HttpRequest>]
      attr_reader :requests

      def initialize
        @responses = Thread::Queue.new
        @requests = []
      end

      # Prepares the next response.
      #
      # @param body [Object] a model or other data, which is sent as JSON; nil for no body
      # @param status [Integer]
      # @param headers [Hash{String => String}]
      # @return [self]
      def respond(body = nil, status: 200, headers: {})
        return respond_text('', status:, headers:) if body.nil?

        text = Internal::Json.write(Internal::Json::Encoder.encode('any', body))
        respond_text(text, status:, headers: { 'Content-Type' => 'application/json', **headers })
      end

      # Prepares the next response, whose body is not JSON or arrives in parts.
      #
      # @param body [String, Array<String>]
      # @param status [Integer]
      # @param headers [Hash{String => String}]
      # @return [self]
      def respond_text(body, status: 200, headers: {})
        @responses << -> { HttpResponse.new(status:, headers:, body: Parts.new(Array(body))) }
        self
      end

      # Prepares a connection that fails.
      #
      # @param message [String] what went wrong
      # @param never_sent [Boolean] the server cannot have got the request
      # @return [self]
      def lose_connection(message = 'the connection was reset', never_sent: false)
        @responses << -> { raise Errors::TransportError.new(message, never_sent:) }
        self
      end

      # Gives the next response.
      #
      # @raise [StrayRequestError] no response was prepared
      def execute(request)
        @requests << request
        raise StrayRequestError, "no response was prepared for #{request.inspect}" if @responses.empty?

        @responses.pop.call
      end

      # The number of responses that nobody has asked for.
      #
      # @return [Integer]
      def left
        @responses.length
      end

      def inspect
        "#<#{self.class} requests=#{requests.length} left=#{left}>"
      end
    end
  end
end
