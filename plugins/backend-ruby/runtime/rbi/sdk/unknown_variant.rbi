module Sdk
  class UnknownVariant
    sig { returns(T.nilable(String)) }
    def tag; end

    sig { returns(T.untyped) }
    def json; end

    sig { params(tag: T.nilable(String), json: T.untyped).void }
    def initialize(tag, json); end

    sig { params(keys: T.nilable(T::Array[Symbol])).returns(T::Hash[Symbol, T.untyped]) }
    def deconstruct_keys(keys); end

    sig { returns(String) }
    def inspect; end

    sig { params(other: T.untyped).returns(T::Boolean) }
    def ==(other); end

    sig { params(other: T.untyped).returns(T::Boolean) }
    def eql?(other); end

    sig { returns(Integer) }
    def hash; end

    sig { params(state: T.untyped, values: T.untyped).returns(String) }
    def to_json(state = T.unsafe(nil), *values); end

    sig { params(values: T.untyped).returns(T.untyped) }
    def as_json(*values); end
  end
end
