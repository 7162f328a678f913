module Sdk
  class JsonLiteral
    sig { returns(String) }
    def json; end

    sig { params(json: String).void }
    def initialize(json); end

    sig { returns(T::Boolean) }
    def text?; end

    sig { params(other: T.untyped).returns(T::Boolean) }
    def ==(other); end

    sig { params(other: T.untyped).returns(T::Boolean) }
    def eql?(other); end

    sig { returns(Integer) }
    def hash; end

    sig { params(values: T.untyped).returns(String) }
    def to_json(*values); end

    sig { params(values: T.untyped).returns(String) }
    def as_json(*values); end

    sig { returns(String) }
    def to_s; end

    sig { returns(String) }
    def inspect; end
  end
end
