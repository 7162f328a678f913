# frozen_string_literal: true

module Sdk
  # Options of a client that no API has for itself. What is nil has its usual value.
  class ClientOptions
    include Internal::Unserializable

    NAMES = %i[
      timeout connect_timeout max_retries retry_unsafe headers http_client middleware logger log_level
      max_response_bytes
    ].freeze
    LEVELS = %w[debug info warn error].freeze
    private_constant :NAMES, :LEVELS

    attr_reader(*NAMES)

    # @param timeout [Numeric, nil] seconds that an attempt may take, usually 60; for streams, the silence between two
    #   parts; 0: no limit
    # @param connect_timeout [Numeric, nil] seconds that connecting may take, usually 10; 0: no limit of its own
    # @param max_retries [Integer, nil] how often a call is repeated, usually twice
    # @param retry_unsafe [Boolean, nil] whether calls are repeated that the server may have carried out
    # @param headers [Hash{String, Symbol => String, nil}] headers of every request; nil removes one that the SDK sends
    # @param http_client [#execute, nil] sends the requests, usually {NetHttpClient}
    # @param middleware [Array<#call>, nil] wraps each attempt, the first outermost: gets a request, which has its
    #   credentials, and what to `call` with it
    # @param logger [#debug, #info, #warn, #error, nil] gets a {LogEntry} of each event
    # @param log_level [String, Symbol, nil] the least level that is logged: `debug`, `info`, `warn` or `error`
    # @param max_response_bytes [Integer, nil] the largest body that is read into memory; 0: no limit
    # @raise [Errors::ConfigurationError] a value is out of its range
    def initialize(
      timeout: nil, connect_timeout: nil, max_retries: nil, retry_unsafe: nil, headers: {}, http_client: nil,
      middleware: nil, logger: nil, log_level: nil, max_response_bytes: nil
    )
      @timeout = timeout
      @connect_timeout = connect_timeout
      @max_retries = max_retries
      @retry_unsafe = retry_unsafe
      @headers = headers.transform_keys(&:to_s).freeze
      @http_client = http_client
      @middleware = middleware&.dup&.freeze
      @logger = logger
      @log_level = log_level&.to_s
      @max_response_bytes = max_response_bytes
      check
      freeze
    end

    # These options, and those of `lower` where they are not given.
    #
    # @api private
    def over(lower)
      return self if lower.nil?

      given = NAMES.to_h { |name| [name, public_send(name)] }.compact
      ClientOptions.new(**lower.to_h, **given, headers: lower.headers.merge(headers))
    end

    # @api private
    def to_h
      NAMES.to_h { |name| [name, public_send(name)] }
    end

    def inspect
      shown = to_h.compact.merge(headers: headers.transform_values { '***' }).except(:http_client, :middleware, :logger)
      "#<#{self.class} #{shown.map { |name, value| "#{name}=#{value.inspect}" }.join(' ')}>"
    end

    private

    def check
      numbers = [timeout, connect_timeout, max_retries, max_response_bytes].compact
      unless numbers.all? { |number| number.is_a?(Numeric) && number >= 0 }
        raise Errors::ConfigurationError, 'timeouts, retries and sizes must be numbers that are not negative'
      end
      unless log_level.nil? || LEVELS.include?(log_level)
        raise Errors::ConfigurationError, 'the log level must be debug, info, warn or error'
      end

      check_objects
    end

    def check_objects
      unless logger.nil? || LEVELS.all? { |level| logger.respond_to?(level) }
        raise Errors::ConfigurationError, 'the logger must have the methods debug, info, warn and error'
      end
      unless http_client.nil? || http_client.respond_to?(:execute)
        raise Errors::ConfigurationError, 'the HTTP client must have the method execute'
      end
      return if (middleware || []).all? { |layer| layer.respond_to?(:call) }

      raise Errors::ConfigurationError, 'each middleware must have the method call'
    end
  end
end
