module Sdk
  class RawResponse
    extend T::Generic
    Elem = type_member(:out)

    sig { returns(Elem) }
    def value; end

    sig { returns(Integer) }
    def status; end

    sig { returns(T::Hash[String, T::Array[String]]) }
    def headers; end

    sig { returns(T.nilable(String)) }
    def request_id; end

    sig { returns(String) }
    def url; end

    sig do
      params(
        value: Elem,
        status: Integer,
        headers: T::Hash[String, T::Array[String]],
        request_id: T.nilable(String),
        url: String
      ).void
    end
    def initialize(value:, status:, headers:, request_id:, url:); end

    sig { params(name: String).returns(T.nilable(String)) }
    def header(name); end

    sig { params(keys: T.nilable(T::Array[Symbol])).returns(T::Hash[Symbol, T.untyped]) }
    def deconstruct_keys(keys); end

    sig { returns(String) }
    def inspect; end
  end
end
