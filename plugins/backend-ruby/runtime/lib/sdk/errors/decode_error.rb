# frozen_string_literal: true

module Sdk
  module Errors
    # The body of a response is not what the API declares.
    class DecodeError < Error
      # Status of the response.
      attr_reader :status
      # Headers: lists of values by name in lower case.
      attr_reader :headers
      # The body as text.
      attr_reader :raw_body
      # Where in the body the fault is, such as `$.items`.
      attr_reader :path
      # Line of a stream of lines in which the fault is.
      attr_reader :line

      # @api private
      def initialize(message, status: nil, headers: {}, raw_body: nil, path: nil, line: nil)
        @status = status
        @headers = headers
        @raw_body = raw_body
        @path = path
        @line = line
        super(message)
      end

      # Without the body, which could contain secrets.
      def inspect
        "#<#{self.class}: #{message}>"
      end
    end
  end
end
