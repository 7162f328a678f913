module Sdk
  module Union
    TAG = T.let(T.unsafe(nil), T.nilable(String))

    sig { params(data: T.untyped).returns(T.untyped) }
    def from_h(data); end
  end
end
