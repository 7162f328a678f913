# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # What a client and its resources call.
      class ClientCore
        attr_reader :config

        # `values` are options of the API by name.
        def self.build(spec, values, options = nil)
          new(Config.new(spec, values, options))
        end

        def initialize(config)
          @config = config
        end

        # A client with other options, which has connections and tokens in common with this one. Values that are nil
        # stay as they are.
        def with(values, options = nil)
          ClientCore.new(Config.new(config.spec, values, options, parent: config))
        end

        # Yields the response of a success, and gives what the block gives.
        def perform(call, &consume)
          Attempts.new(config, Prepared.new(config, call)).run(&consume)
        end

        def call(operation, arguments, options = nil)
          id = operation.dig(:rpc, :method) ? config.next_id : 0
          given = Internal::Requests::Arguments.new(arguments, operation[:types] || {})
          Call.new(operation, given, RequestOptions.of(options), id:)
        end

        # Calls a method. `arguments` are parameters by key, and properties of the body by name; `type` is that of the
        # result.
        def execute(operation, arguments, type = 'any', options = nil)
          perform(call(operation, arguments, options)) { |reply| Decoder.read(reply, type) }
        end

        # The same beside the response.
        def execute_raw(operation, arguments, type = 'any', options = nil)
          perform(call(operation, arguments, options)) { |reply| reply.raw(Decoder.read(reply, type)) }
        end

        # Calls an endpoint that the API does not declare. The path is below the base URL, and may have a query; the
        # body is sent as JSON.
        def request(method, path, body: nil, request_options: nil)
          check_path(path)
          operation = {
            method: method.to_s.upcase, path: path.gsub('{', '%7B'), response: { kind: 'json', empty: true }, body: nil
          }
          operation[:body] = { kind: 'json', key: 'body' } unless body.nil?
          arguments = body.nil? ? {} : { 'body' => body }
          perform(call(operation, arguments, request_options)) { |reply| reply.raw(read_loosely(reply)) }
        end

        # Calls a block at each event, until the proc that is returned is called.
        def subscribe(event, &block)
          config.instrumentation.subscribe(event, &block)
        end

        def inspect
          "#<ClientCore #{config.inspect}>"
        end

        private

        def check_path(path)
          raise Errors::ConfigurationError, 'the path must be relative to the base URL' if %r{\A[^/?]*:}.match?(path)
          return unless Internal::Requests::Paths.dots?(path[/\A[^?#]*/])

          raise Errors::ConfigurationError, 'the path must not have segments that are "." or ".."'
        end

        def read_loosely(reply)
          return Decoder.read(reply, 'any') if reply.json?

          text = reply.text_of(reply.bytes)
          text.empty? ? nil : text
        end
      end
    end
  end
end
