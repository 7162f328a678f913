module Sdk
  module Errors
    class MissingCredentialsError < ConfigurationError
      sig { returns(T::Array[T::Array[String]]) }
      def missing_schemes; end

      sig { params(message: String, missing_schemes: T::Array[T::Array[String]]).void }
      def initialize(message, missing_schemes:); end
    end
  end
end
