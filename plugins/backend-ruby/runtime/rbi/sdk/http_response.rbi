module Sdk
  class HttpResponse
    sig { returns(Integer) }
    def status; end

    sig { returns(T::Hash[String, T::Array[String]]) }
    def headers; end

    sig { returns(String) }
    def reason; end

    sig { returns(T.untyped) }
    def body; end

    sig do
      params(
        status: Integer,
        headers: T::Hash[T.untyped, T.any(String, T::Array[String])],
        body: T.untyped,
        reason: String
      ).void
    end
    def initialize(status:, headers: T.unsafe(nil), body: T.unsafe(nil), reason: T.unsafe(nil)); end

    sig { params(name: String).returns(T.nilable(String)) }
    def header(name); end

    sig { returns(String) }
    def inspect; end

    class TextBody
      sig { params(text: String).void }
      def initialize(text); end

      sig { params(deadline: T.untyped).returns(T.nilable(String)) }
      def read(deadline = T.unsafe(nil)); end

      sig { void }
      def close; end
    end
  end
end
