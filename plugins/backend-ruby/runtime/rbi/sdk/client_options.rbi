module Sdk
  class ClientOptions
    sig { returns(T.nilable(Numeric)) }
    def timeout; end

    sig { returns(T.nilable(Numeric)) }
    def connect_timeout; end

    sig { returns(T.nilable(Integer)) }
    def max_retries; end

    sig { returns(T.nilable(T::Boolean)) }
    def retry_unsafe; end

    sig { returns(T::Hash[String, T.nilable(String)]) }
    def headers; end

    sig { returns(T.untyped) }
    def http_client; end

    sig { returns(T.nilable(T::Array[T.untyped])) }
    def middleware; end

    sig { returns(T.untyped) }
    def logger; end

    sig { returns(T.nilable(String)) }
    def log_level; end

    sig { returns(T.nilable(Integer)) }
    def max_response_bytes; end

    sig do
      params(
        timeout: T.nilable(Numeric),
        connect_timeout: T.nilable(Numeric),
        max_retries: T.nilable(Integer),
        retry_unsafe: T.nilable(T::Boolean),
        headers: T::Hash[T.any(String, Symbol), T.nilable(String)],
        http_client: T.untyped,
        middleware: T.nilable(T::Array[T.untyped]),
        logger: T.untyped,
        log_level: T.nilable(T.any(String, Symbol)),
        max_response_bytes: T.nilable(Integer)
      ).void
    end
    def initialize(
      timeout: T.unsafe(nil),
      connect_timeout: T.unsafe(nil),
      max_retries: T.unsafe(nil),
      retry_unsafe: T.unsafe(nil),
      headers: T.unsafe(nil),
      http_client: T.unsafe(nil),
      middleware: T.unsafe(nil),
      logger: T.unsafe(nil),
      log_level: T.unsafe(nil),
      max_response_bytes: T.unsafe(nil)
    ); end

    sig { params(lower: T.nilable(ClientOptions)).returns(ClientOptions) }
    def over(lower); end

    sig { returns(T::Hash[Symbol, T.untyped]) }
    def to_h; end

    sig { returns(String) }
    def inspect; end
  end
end
