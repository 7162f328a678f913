module Sdk
  module Errors
    class TransportError < StandardError
      sig { params(message: String, never_sent: T::Boolean, timeout: T::Boolean).void }
      def initialize(message, never_sent: T.unsafe(nil), timeout: T.unsafe(nil)); end

      sig { returns(T::Boolean) }
      def never_sent?; end

      sig { returns(T::Boolean) }
      def timeout?; end
    end
  end
end
