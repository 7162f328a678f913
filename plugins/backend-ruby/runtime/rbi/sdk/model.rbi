module Sdk
  class Model
    PROPERTIES = T.let(T.unsafe(nil), T::Hash[Symbol, [String, T.untyped]])
    SECRET = T.let(T.unsafe(nil), T::Array[Symbol])
    REQUIRED = T.let(T.unsafe(nil), T::Array[Symbol])
    EXTRA = T.let(T.unsafe(nil), T.untyped)

    sig { params(data: T::Hash[T.any(String, Symbol), T.untyped]).returns(T.attached_class) }
    def self.from_h(data); end

    sig { params(text: String).returns(T.attached_class) }
    def self.from_json(text); end

    sig { params(json: T::Hash[String, T.untyped]).returns(T.attached_class) }
    def self.of_json(json); end

    sig { params(data: T::Hash[T.untyped, T.untyped]).returns(T::Hash[String, T.untyped]) }
    def self.encode_hash(data); end

    sig { params(name: T.any(String, Symbol)).returns([String, T.untyped]) }
    def self.property_of(name); end

    sig { params(values: T::Hash[Symbol, T.untyped], additional_properties: T::Hash[T.untyped, T.untyped]).void }
    def initialize(values = T.unsafe(nil), additional_properties = T.unsafe(nil)); end

    sig { params(name: T.any(String, Symbol)).returns(T.untyped) }
    def [](name); end

    sig { params(name: T.any(Symbol, String), names: T.any(Symbol, String, Integer)).returns(T.untyped) }
    def dig(name, *names); end

    sig { params(name: T.any(String, Symbol)).returns(T::Boolean) }
    def key?(name); end

    sig { returns(T::Array[Symbol]) }
    def keys; end

    sig { returns(T::Hash[String, T.untyped]) }
    def additional_properties; end

    sig { params(changes: T.untyped).returns(T.self_type) }
    def with(**changes); end

    sig { returns(T::Hash[Symbol, T.untyped]) }
    def to_h; end

    sig { params(keys: T.nilable(T::Array[Symbol])).returns(T::Hash[Symbol, T.untyped]) }
    def deconstruct_keys(keys); end

    sig { params(state: T.untyped, values: T.untyped).returns(String) }
    def to_json(state = T.unsafe(nil), *values); end

    sig { params(values: T.untyped).returns(T::Hash[String, T.untyped]) }
    def as_json(*values); end

    sig { params(other: T.untyped).returns(T::Boolean) }
    def ==(other); end

    sig { params(other: T.untyped).returns(T::Boolean) }
    def eql?(other); end

    sig { returns(Integer) }
    def hash; end

    sig { returns(String) }
    def inspect; end

    sig { params(printer: T.untyped).void }
    def pretty_print(printer); end

    sig { returns(String) }
    def to_s; end
  end
end
