module Sdk
  class EventStream
    extend T::Generic
    include Enumerable
    Elem = type_member(:out)

    sig { returns(Integer) }
    def status; end

    sig { returns(T::Hash[String, T::Array[String]]) }
    def headers; end

    sig { returns(T.nilable(String)) }
    def request_id; end

    sig { params(source: T.untyped).void }
    def initialize(source); end

    sig { params(block: T.proc.params(item: Elem).void).returns(T.self_type) }
    sig { returns(T::Enumerator[Elem]) }
    def each(&block); end

    sig { params(block: T.proc.params(event: ServerSentEvent[Elem]).void).returns(T.self_type) }
    sig { returns(T::Enumerator[ServerSentEvent[Elem]]) }
    def events(&block); end

    sig { void }
    def close; end

    sig { returns(String) }
    def inspect; end
  end
end
