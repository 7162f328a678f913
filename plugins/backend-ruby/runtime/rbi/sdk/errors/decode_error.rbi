module Sdk
  module Errors
    class DecodeError < Error
      sig { returns(T.nilable(Integer)) }
      def status; end

      sig { returns(T::Hash[String, T::Array[String]]) }
      def headers; end

      sig { returns(T.nilable(String)) }
      def raw_body; end

      sig { returns(T.nilable(String)) }
      def path; end

      sig { returns(T.nilable(Integer)) }
      def line; end

      sig do
        params(
          message: String,
          status: T.nilable(Integer),
          headers: T::Hash[String, T::Array[String]],
          raw_body: T.nilable(String),
          path: T.nilable(String),
          line: T.nilable(Integer)
        ).void
      end
      def initialize(
        message,
        status: T.unsafe(nil),
        headers: T.unsafe(nil),
        raw_body: T.unsafe(nil),
        path: T.unsafe(nil),
        line: T.unsafe(nil)
      ); end

      sig { returns(String) }
      def inspect; end
    end
  end
end
