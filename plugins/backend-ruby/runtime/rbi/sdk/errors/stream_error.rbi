module Sdk
  module Errors
    class StreamError < Error
      sig { returns(T.untyped) }
      def body; end

      sig { returns(T.nilable(String)) }
      def text; end

      sig { params(message: String, body: T.untyped, text: T.nilable(String)).void }
      def initialize(message, body: T.unsafe(nil), text: T.unsafe(nil)); end
    end
  end
end
