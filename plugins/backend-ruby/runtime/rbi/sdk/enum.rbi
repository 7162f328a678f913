module Sdk
  module Enum
    sig { params(value: T.untyped).returns(T::Boolean) }
    def known?(value); end

    sig { returns(T::Array[T.untyped]) }
    def values; end
  end
end
