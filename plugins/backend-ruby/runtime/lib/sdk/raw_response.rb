# frozen_string_literal: true

module Sdk
  # The result of a call beside its response.
  class RawResponse
    # The result of the call.
    attr_reader :value
    # @return [Integer]
    attr_reader :status
    # Lists of values by name in lower case.
    #
    # @return [Hash{String => Array<String>}]
    attr_reader :headers
    # Id by which the server knows the request.
    #
    # @return [String, nil]
    attr_reader :request_id
    # URL that answered, without query.
    #
    # @return [String]
    attr_reader :url

    # @api private
    def initialize(value:, status:, headers:, request_id:, url:)
      @value = value
      @status = status
      @headers = headers
      @request_id = request_id
      @url = url
      freeze
    end

    # The first value of a header, in any letter case; nil if there is none.
    def header(name)
      headers[name.downcase]&.first
    end

    # The parts of the response, for pattern matching.
    def deconstruct_keys(_keys)
      { value:, status:, headers:, request_id:, url: }
    end

    def inspect
      "#<#{self.class} status=#{status} request_id=#{request_id.inspect} url=#{url.inspect} value=#{value.class}>"
    end
  end
end
