module Sdk
  module Errors
    class SocketClosedError < Error
      sig { returns(Integer) }
      def close_code; end

      sig { returns(String) }
      def reason; end

      sig { params(close_code: Integer, reason: String).void }
      def initialize(close_code, reason = T.unsafe(nil)); end
    end
  end
end
