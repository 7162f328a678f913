module Sdk
  class Pending
    extend T::Generic
    Elem = type_member(:out)

    sig { void }
    def initialize; end

    sig { returns(T::Boolean) }
    def settled?; end

    sig { returns(Elem) }
    def result; end

    sig { returns(T.nilable(Errors::Error)) }
    def failure; end

    sig { params(result: T.untyped, failure: T.nilable(Errors::Error)).void }
    def settle(result: T.unsafe(nil), failure: T.unsafe(nil)); end

    sig { returns(String) }
    def inspect; end
  end
end
