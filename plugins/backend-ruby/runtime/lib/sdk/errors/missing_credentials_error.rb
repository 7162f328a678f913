# frozen_string_literal: true

module Sdk
  module Errors
    # A call needs credentials that the client does not have. Nothing was sent.
    class MissingCredentialsError < ConfigurationError
      # The schemes that lack, by alternative.
      #
      # @return [Array<Array<String>>]
      attr_reader :missing_schemes

      # @api private
      def initialize(message, missing_schemes:)
        @missing_schemes = missing_schemes
        super(message)
      end
    end
  end
end
