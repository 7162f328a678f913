# frozen_string_literal: true

module Vectors
  # Errors as vectors describe them.
  module Errors
    class << self
      def describe(error)
        { 'kind' => error.class.name.split('::').last, 'message' => error.message, **fields(error) }
      end

      private

      def fields(error)
        case error
        when Sdk::Errors::ApiError then api_error(error)
        when Sdk::Errors::ConnectionError then { 'attempts' => error.attempts }
        when Sdk::Errors::DecodeError
          { 'status' => error.status, 'rawBody' => error.raw_body, 'path' => error.path, 'line' => error.line }
        when Sdk::Errors::StreamError then { 'data' => error.body.nil? ? error.text : error.body }
        when Sdk::Errors::OAuthTokenError then { 'status' => error.status }
        when Sdk::Errors::Error then {}
        # No call ends with it, so whoever reads the deviation needs to know where it is from.
        else { 'trace' => error.full_message(highlight: false) }
        end
      end

      def api_error(error)
        {
          'status' => error.status, 'method' => error.http_method, 'url' => error.url, 'requestId' => error.request_id,
          'attempts' => error.attempts, 'retryAfter' => error.retry_after, 'rawBody' => error.raw_body
        }
      end
    end
  end
end
