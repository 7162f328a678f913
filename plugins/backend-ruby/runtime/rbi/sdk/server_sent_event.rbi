module Sdk
  class ServerSentEvent
    extend T::Generic
    Elem = type_member(:out)

    sig { returns(Elem) }
    def data; end

    sig { returns(String) }
    def event; end

    sig { returns(String) }
    def id; end

    sig { params(data: Elem, event: String, id: String).void }
    def initialize(data:, event:, id:); end

    sig { params(keys: T.nilable(T::Array[Symbol])).returns(T::Hash[Symbol, T.untyped]) }
    def deconstruct_keys(keys); end
  end
end
