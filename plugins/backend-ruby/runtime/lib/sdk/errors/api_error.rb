# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with an error.
    class ApiError < Error
      # Type of the body.
      #
      # @api private
      BODY = 'any'

      # Status of the response.
      #
      # @return [Integer]
      attr_reader :status
      # Headers: lists of values by name in lower case.
      #
      # @return [Hash{String => Array<String>}]
      attr_reader :headers
      # The decoded body; nil if it is not JSON, or not what the API declares for this error.
      attr_reader :body
      # The first MiB of the body as text.
      #
      # @return [String]
      attr_reader :raw_body
      # Id by which the server knows the request.
      #
      # @return [String, nil]
      attr_reader :request_id
      # HTTP method of the request.
      #
      # @return [String]
      attr_reader :http_method
      # URL without query.
      #
      # @return [String]
      attr_reader :url
      # How often the request was sent.
      #
      # @return [Integer]
      attr_reader :attempts
      # Seconds after which the server wants to be asked again.
      #
      # @return [Float, nil]
      attr_reader :retry_after

      # @api private
      def initialize(failure)
        super(failure.message)
        @status = failure.status
        @headers = failure.headers
        @body = failure.body_of(self.class::BODY)
        @raw_body = failure.raw_body
        @request_id = failure.request_id
        @http_method = failure.http_method
        @url = failure.url
        @attempts = failure.attempts
        @retry_after = failure.retry_after
        @shown_body = failure.shown_body
      end

      # The parts of the error, for pattern matching.
      def deconstruct_keys(_keys)
        { status:, headers:, body:, request_id:, http_method:, url:, attempts:, retry_after: }
      end

      # The error with the start of its body, in which credentials are masked.
      def inspect
        "#<#{self.class}: #{message}#{" body=#{@shown_body}" unless @shown_body.empty?}>"
      end

      # The same as several lines, for reports.
      def detailed_message(highlight: false, **options)
        text = super
        @shown_body.empty? ? text : "#{text}\nBody: #{@shown_body}"
      end
    end
  end
end
