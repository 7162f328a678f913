module Sdk
  class RequestEvent
    sig { returns(String) }
    def http_method; end

    sig { returns(String) }
    def path; end

    sig { returns(T.nilable(Float)) }
    def duration; end

    sig { returns(T.nilable(Integer)) }
    def attempts; end

    sig { returns(T.nilable(Integer)) }
    def status; end

    sig { returns(T.nilable(String)) }
    def request_id; end

    sig { returns(T.nilable(Exception)) }
    def error; end

    sig do
      params(
        http_method: String,
        path: String,
        duration: T.nilable(Float),
        attempts: T.nilable(Integer),
        status: T.nilable(Integer),
        request_id: T.nilable(String),
        error: T.nilable(Exception)
      ).void
    end
    def initialize(
      http_method:,
      path:,
      duration: T.unsafe(nil),
      attempts: T.unsafe(nil),
      status: T.unsafe(nil),
      request_id: T.unsafe(nil),
      error: T.unsafe(nil)
    ); end

    sig { params(keys: T.nilable(T::Array[Symbol])).returns(T::Hash[Symbol, T.untyped]) }
    def deconstruct_keys(keys); end

    sig { returns(String) }
    def inspect; end
  end
end
