module Sdk
  class HttpRequest
    sig { returns(String) }
    def method; end

    sig { returns(String) }
    def url; end

    sig { returns(T::Array[[String, String]]) }
    def headers; end

    sig { returns(T.nilable(RequestBody)) }
    def body; end

    sig { returns(T.untyped) }
    def deadline; end

    sig { returns(T.nilable(Numeric)) }
    def connect_timeout; end

    sig do
      params(
        method: String,
        url: String,
        headers: T::Array[[String, String]],
        body: T.nilable(RequestBody),
        deadline: T.untyped,
        connect_timeout: T.nilable(Numeric)
      ).void
    end
    def initialize(
      method,
      url,
      headers,
      body = T.unsafe(nil),
      deadline: T.unsafe(nil),
      connect_timeout: T.unsafe(nil)
    ); end

    sig { params(name: String).returns(T.nilable(String)) }
    def header(name); end

    sig { params(name: String, value: T.nilable(String)).returns(HttpRequest) }
    def with_header(name, value); end

    sig { params(url: String).returns(HttpRequest) }
    def with_url(url); end

    sig { returns(String) }
    def inspect; end
  end
end
