# frozen_string_literal: true

module Sdk
  # A call of which a subscriber is told. What is not known yet, or will never be, is nil.
  class RequestEvent
    # HTTP method.
    attr_reader :http_method
    # The template of the path, such as `/pets/{petId}`.
    attr_reader :path
    # Seconds that the whole call took.
    attr_reader :duration
    # How often the request was sent.
    attr_reader :attempts
    # Status of the last response.
    attr_reader :status
    # Id by which the server knows the last request.
    attr_reader :request_id
    # The error that the call raised.
    attr_reader :error

    # @api private
    def initialize(http_method:, path:, duration: nil, attempts: nil, status: nil, request_id: nil, error: nil)
      @http_method = http_method
      @path = path
      @duration = duration
      @attempts = attempts
      @status = status
      @request_id = request_id
      @error = error
      freeze
    end

    # The parts of the event, for pattern matching.
    def deconstruct_keys(_keys)
      { http_method:, path:, duration:, attempts:, status:, request_id:, error: }
    end

    def inspect
      known = { status:, attempts:, duration:, request_id:, error: error&.class }.compact
      "#<#{[self.class, http_method, path, *known.map { |name, value| "#{name}=#{value}" }].join(' ')}>"
    end
  end
end
