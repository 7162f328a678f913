module Sdk
  module Errors
    class JsonRpcError < ApiError
      sig { returns(Integer) }
      def rpc_code; end

      sig { returns(T.untyped) }
      def data; end

      sig { params(failure: T.untyped, rpc_code: Integer, data: T.untyped).void }
      def initialize(failure, rpc_code:, data:); end
    end
  end
end
