module Sdk
  class RequestOptions
    sig { returns(T.nilable(Numeric)) }
    def timeout; end

    sig { returns(T.nilable(Integer)) }
    def max_retries; end

    sig { returns(T::Hash[String, T.nilable(String)]) }
    def headers; end

    sig { returns(T::Hash[String, T.untyped]) }
    def query; end

    sig { returns(T::Hash[String, T.untyped]) }
    def body_properties; end

    sig { returns(T.nilable(String)) }
    def idempotency_key; end

    sig { returns(T.nilable(String)) }
    def base_url; end

    sig { returns(T::Hash[Symbol, String]) }
    def credentials; end

    sig { returns(T.nilable(Integer)) }
    def max_response_bytes; end

    sig { params(options: T.nilable(T.any(RequestOptions, T::Hash[Symbol, T.untyped]))).returns(RequestOptions) }
    def self.of(options); end

    sig do
      params(
        timeout: T.nilable(Numeric),
        max_retries: T.nilable(Integer),
        headers: T::Hash[T.any(String, Symbol), T.nilable(String)],
        query: T::Hash[T.any(String, Symbol), T.untyped],
        body_properties: T::Hash[T.any(String, Symbol), T.untyped],
        idempotency_key: T.nilable(String),
        base_url: T.nilable(String),
        credentials: T::Hash[T.any(String, Symbol), T.nilable(String)],
        max_response_bytes: T.nilable(Integer)
      ).void
    end
    def initialize(
      timeout: T.unsafe(nil),
      max_retries: T.unsafe(nil),
      headers: T.unsafe(nil),
      query: T.unsafe(nil),
      body_properties: T.unsafe(nil),
      idempotency_key: T.unsafe(nil),
      base_url: T.unsafe(nil),
      credentials: T.unsafe(nil),
      max_response_bytes: T.unsafe(nil)
    ); end

    sig { params(changes: T.untyped).returns(RequestOptions) }
    def with(**changes); end

    sig { returns(T::Hash[Symbol, T.untyped]) }
    def to_h; end

    sig { returns(String) }
    def inspect; end
  end
end
