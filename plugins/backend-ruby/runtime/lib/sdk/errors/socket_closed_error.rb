# frozen_string_literal: true

module Sdk
  module Errors
    # The connection of a channel was closed, and not in the usual way.
    class SocketClosedError < Error
      # The code of RFC 6455; 1006 if the connection was lost.
      attr_reader :close_code
      # The reason that the server gave.
      attr_reader :reason

      # @api private
      def initialize(close_code, reason = '')
        @close_code = close_code
        @reason = reason
        super("the connection was closed with the code #{close_code}#{": #{reason}" unless reason.empty?}")
      end
    end
  end
end
