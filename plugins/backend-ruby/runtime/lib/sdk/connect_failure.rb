# frozen_string_literal: true

module Sdk
  # Code, message and details of an error of the Connect protocol.
  class ConnectFailure
    # The code of the error, such as `not_found`.
    attr_reader :code
    # What the server says; nil if nothing.
    attr_reader :message
    # Details as they were sent: hashes with `type`, `value` and perhaps `debug`.
    attr_reader :details

    # Code, message and details of an error; nil if it is not an error of the Connect protocol.
    #
    # @param error [ApiError]
    # @return [ConnectFailure, nil]
    def self.of(error)
      body = error.body
      return nil unless body.is_a?(Hash) && body['code'].is_a?(String)

      message = body['message']
      details = body['details'].is_a?(Array) ? body['details'].grep(Hash) : []
      new(body['code'], message.is_a?(String) ? message : nil, details)
    end

    # @api private
    def initialize(code, message, details)
      @code = code
      @message = message
      @details = details.freeze
      freeze
    end

    # The parts of the error, for pattern matching.
    def deconstruct_keys(_keys)
      { code:, message:, details: }
    end
  end
end
