module Sdk
  module Errors
    class Error < StandardError
      sig { params(coder: T.untyped).void }
      def encode_with(coder); end
    end
  end
end
