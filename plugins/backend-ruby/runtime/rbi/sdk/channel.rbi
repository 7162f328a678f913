module Sdk
  class Channel
    extend T::Generic
    include Enumerable
    Elem = type_member(:out)

    sig { params(link: T.untyped, receives: T.untyped).void }
    def initialize(link, receives); end

    sig { params(block: T.proc.params(message: Elem).void).returns(T.self_type) }
    sig { returns(T::Enumerator[Elem]) }
    def each(&block); end

    sig { returns(T.nilable(Integer)) }
    def close_code; end

    sig { params(code: Integer, reason: String).void }
    def close(code = T.unsafe(nil), reason = T.unsafe(nil)); end

    sig { returns(String) }
    def inspect; end
  end
end
