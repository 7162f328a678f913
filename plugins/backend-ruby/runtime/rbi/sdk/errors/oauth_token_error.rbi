module Sdk
  module Errors
    class OAuthTokenError < Error
      sig { returns(T.nilable(Integer)) }
      def status; end

      sig { returns(T.nilable(String)) }
      def error; end

      sig { returns(T.nilable(String)) }
      def error_description; end

      sig do
        params(
          message: String,
          status: T.nilable(Integer),
          error: T.nilable(String),
          error_description: T.nilable(String)
        ).void
      end
      def initialize(message, status: T.unsafe(nil), error: T.unsafe(nil), error_description: T.unsafe(nil)); end
    end
  end
end
