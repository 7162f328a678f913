module Sdk
  class ConnectFailure
    sig { returns(String) }
    def code; end

    sig { returns(T.nilable(String)) }
    def message; end

    sig { returns(T::Array[T::Hash[String, T.untyped]]) }
    def details; end

    sig { params(error: Errors::ApiError).returns(T.nilable(ConnectFailure)) }
    def self.of(error); end

    sig { params(code: String, message: T.nilable(String), details: T::Array[T::Hash[String, T.untyped]]).void }
    def initialize(code, message, details); end

    sig { params(keys: T.nilable(T::Array[Symbol])).returns(T::Hash[Symbol, T.untyped]) }
    def deconstruct_keys(keys); end
  end
end
