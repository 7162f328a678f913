# frozen_string_literal: true

module Sdk
  # Options of a call. What is nil is that of the client.
  class RequestOptions
    include Internal::Unserializable

    NAMES = %i[
      timeout max_retries headers query body_properties idempotency_key base_url credentials max_response_bytes
    ].freeze
    SECRET = %i[headers query credentials].freeze
    private_constant :NAMES, :SECRET

    attr_reader(*NAMES)

    # Options that are given as they are, as a hash, or not at all.
    #
    # @api private
    def self.of(options)
      case options
      when nil then USUAL
      when RequestOptions then options
      else new(**options)
      end
    end

    # @param timeout [Numeric, nil] seconds that an attempt may take; for streams, the silence between two parts; 0: no
    #   limit
    # @param max_retries [Integer, nil] how often the call is repeated
    # @param headers [Hash{String, Symbol => String, nil}] further headers; nil removes one that the SDK sends
    # @param query [Hash] further parameters of the query, which replace those of the same name
    # @param body_properties [Hash] further properties of the body, which replace those of the same name
    # @param idempotency_key [String, nil] key by which the server knows a repeated call
    # @param base_url [String, nil] URL of the API for this call
    # @param credentials [Hash{Symbol => String}] other credentials, by the names of the client's options
    # @param max_response_bytes [Integer, nil] the largest body that is read into memory; 0: no limit
    # @raise [Errors::ConfigurationError] a value is out of its range
    def initialize(
      timeout: nil, max_retries: nil, headers: {}, query: {}, body_properties: {}, idempotency_key: nil, base_url: nil,
      credentials: {}, max_response_bytes: nil
    )
      @timeout = timeout
      @max_retries = max_retries
      @headers = headers.transform_keys(&:to_s).freeze
      @query = query.transform_keys(&:to_s).freeze
      @body_properties = body_properties.transform_keys(&:to_s).freeze
      @idempotency_key = idempotency_key
      @base_url = base_url
      @credentials = credentials.transform_keys(&:to_sym).compact.freeze
      @max_response_bytes = max_response_bytes
      check
      freeze
    end

    # A copy with other values of some options.
    def with(**changes)
      RequestOptions.new(**to_h, **changes)
    end

    # @api private
    def to_h
      NAMES.to_h { |name| [name, public_send(name)] }
    end

    def inspect
      shown = to_h.compact.to_h do |name, value|
        [name, SECRET.include?(name) ? value.transform_values { '***' } : value]
      end
      "#<#{self.class} #{shown.except(:body_properties).map { |name, value| "#{name}=#{value.inspect}" }.join(' ')}>"
    end

    private

    def check
      numbers = [timeout, max_retries, max_response_bytes].compact
      return if numbers.all? { |number| number.is_a?(Numeric) && number >= 0 }

      raise Errors::ConfigurationError, 'timeouts, retries and sizes must be numbers that are not negative'
    end

    USUAL = new
    private_constant :USUAL
  end
end
