# frozen_string_literal: true

module Sdk
  module Errors
    # There is no access token, since the token endpoint gave none.
    class OAuthTokenError < Error
      # Status of the token endpoint; nil if it did not answer.
      attr_reader :status
      # Its error code.
      attr_reader :error
      # Its description of the error.
      attr_reader :error_description

      # @api private
      def initialize(message, status: nil, error: nil, error_description: nil)
        @status = status
        @error = error
        @error_description = error_description
        super(message)
      end
    end
  end
end
