module Sdk
  class RequestBody
    sig { params(parts: T::Array[T.any(String, File)]).void }
    def initialize(parts); end

    sig { returns(T.nilable(Integer)) }
    def length; end

    sig { returns(T::Boolean) }
    def replayable?; end

    sig { returns(T.nilable(String)) }
    def text; end

    sig { params(block: T.proc.params(piece: String).void).returns(T.untyped) }
    sig { returns(T::Enumerator[String]) }
    def each(&block); end

    sig { returns(String) }
    def inspect; end
  end
end
