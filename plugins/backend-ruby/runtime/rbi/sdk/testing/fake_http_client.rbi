module Sdk
  module Testing
    class FakeHttpClient
      sig { returns(T::Array[HttpRequest]) }
      def requests; end

      sig { void }
      def initialize; end

      sig { params(body: T.untyped, status: Integer, headers: T::Hash[String, String]).returns(T.self_type) }
      def respond(body = T.unsafe(nil), status: T.unsafe(nil), headers: T.unsafe(nil)); end

      sig do
        params(
          body: T.any(String, T::Array[String]),
          status: Integer,
          headers: T::Hash[String, String]
        ).returns(T.self_type)
      end
      def respond_text(body, status: T.unsafe(nil), headers: T.unsafe(nil)); end

      sig { params(message: String, never_sent: T::Boolean).returns(T.self_type) }
      def lose_connection(message = T.unsafe(nil), never_sent: T.unsafe(nil)); end

      sig { params(request: HttpRequest).returns(HttpResponse) }
      def execute(request); end

      sig { returns(Integer) }
      def left; end

      sig { returns(String) }
      def inspect; end

      class Parts
        sig { params(parts: T::Array[String]).void }
        def initialize(parts); end

        sig { params(deadline: T.untyped).returns(T.nilable(String)) }
        def read(deadline = T.unsafe(nil)); end

        sig { void }
        def close; end
      end
    end
  end
end
