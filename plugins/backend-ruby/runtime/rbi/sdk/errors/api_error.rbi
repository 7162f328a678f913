module Sdk
  module Errors
    class ApiError < Error
      BODY = T.let(T.unsafe(nil), T.untyped)

      sig { returns(Integer) }
      def status; end

      sig { returns(T::Hash[String, T::Array[String]]) }
      def headers; end

      sig { returns(T.untyped) }
      def body; end

      sig { returns(String) }
      def raw_body; end

      sig { returns(T.nilable(String)) }
      def request_id; end

      sig { returns(String) }
      def http_method; end

      sig { returns(String) }
      def url; end

      sig { returns(Integer) }
      def attempts; end

      sig { returns(T.nilable(Float)) }
      def retry_after; end

      sig { params(failure: T.untyped).void }
      def initialize(failure); end

      sig { params(keys: T.nilable(T::Array[Symbol])).returns(T::Hash[Symbol, T.untyped]) }
      def deconstruct_keys(keys); end

      sig { returns(String) }
      def inspect; end

      sig { params(highlight: T.untyped, options: T.untyped).returns(String) }
      def detailed_message(highlight: T.unsafe(nil), **options); end
    end
  end
end
