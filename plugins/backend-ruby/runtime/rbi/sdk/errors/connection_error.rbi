module Sdk
  module Errors
    class ConnectionError < Error
      sig { returns(String) }
      def phase; end

      sig { returns(Integer) }
      def attempts; end

      sig { params(value: Integer).returns(Integer) }
      def attempts=(value); end

      sig { params(message: String, phase: String, attempts: Integer).void }
      def initialize(message, phase:, attempts: T.unsafe(nil)); end
    end
  end
end
