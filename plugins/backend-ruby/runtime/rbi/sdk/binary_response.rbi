module Sdk
  class BinaryResponse
    extend T::Generic
    include Enumerable
    Elem = type_member { { fixed: String } }

    sig { returns(Integer) }
    def status; end

    sig { returns(T::Hash[String, T::Array[String]]) }
    def headers; end

    sig { returns(T.nilable(String)) }
    def request_id; end

    sig { params(reply: T.untyped).void }
    def initialize(reply); end

    sig { returns(T.nilable(String)) }
    def content_type; end

    sig { returns(T.nilable(String)) }
    def filename; end

    sig { params(block: T.proc.params(piece: String).void).returns(T.self_type) }
    sig { returns(T::Enumerator[String]) }
    def each(&block); end

    sig { returns(String) }
    def read; end

    sig { params(target: T.untyped).void }
    def save_to(target); end

    sig { void }
    def close; end

    sig { returns(String) }
    def inspect; end
  end
end
