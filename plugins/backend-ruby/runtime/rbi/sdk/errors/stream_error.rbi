module Sdk
  module Errors
    class StreamError < Error
      sig { returns(T.untyped) }
      def body; end

      sig { returns(T.nilable(String)) }
      def text; end
    end
  end
end
