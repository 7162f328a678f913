module Sdk
  module Errors
    class SocketClosedError < Error
      sig { returns(Integer) }
      def close_code; end

      sig { returns(String) }
      def reason; end
    end
  end
end
