# frozen_string_literal: true

module Sdk
  module Errors
    # What an HTTP client raises if it has no response, or lost the connection while it read one. A call raises a
    # {ConnectionError} in its place.
    class TransportError < StandardError
      # @param message [String] what went wrong
      # @param never_sent [Boolean] the server cannot have got the request
      # @param timeout [Boolean] the time was over
      def initialize(message, never_sent: false, timeout: false)
        @never_sent = never_sent
        @timeout = timeout
        super(message)
      end

      def never_sent?
        @never_sent
      end

      def timeout?
        @timeout
      end
    end
  end
end
