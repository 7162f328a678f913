module Sdk
  VERSION = T.let(T.unsafe(nil), String)
  OMIT = T.let(T.unsafe(nil), T.untyped)

  sig { params(within: Module).void }
  def self.eager_load!(within = T.unsafe(nil)); end
end
