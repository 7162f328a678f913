# frozen_string_literal: true

module Sdk
  module Errors
    # A stream ended early, or carried an error.
    class StreamError < Error
      # The error that the server reported; nil if it is not JSON.
      attr_reader :body
      # The same as text; nil if the server reported none.
      attr_reader :text

      # @api private
      def initialize(message, body: nil, text: nil)
        @body = body
        @text = text
        super(message)
      end
    end
  end
end
