# frozen_string_literal: true

module Sdk
  module Errors
    # A procedure of JSON-RPC failed. The body is the error object.
    class JsonRpcError < ApiError
      # The code of the error.
      attr_reader :rpc_code
      # What the server adds to the error; nil if nothing.
      attr_reader :data

      # @api private
      def initialize(failure, rpc_code:, data:)
        @rpc_code = rpc_code
        @data = data
        super(failure)
      end
    end
  end
end
