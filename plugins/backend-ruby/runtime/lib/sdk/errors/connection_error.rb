# frozen_string_literal: true

module Sdk
  module Errors
    # There was no response: the connection failed, or was lost.
    class ConnectionError < Error
      # What the client was waiting for: `connect` (nothing was sent), `response` (its headers), `body`, or `idle` (the next
      # bytes of a stream).
      #
      # @return [String]
      attr_reader :phase
      # How often the request was sent.
      #
      # @return [Integer]
      attr_reader :attempts

      # @api private
      def initialize(message, phase:, attempts: 1)
        @phase = phase
        @attempts = attempts
        super(message)
      end

      # @api private
      attr_writer :attempts
    end
  end
end
