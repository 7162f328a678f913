module Sdk
  class LogEntry < String
    sig { returns(String) }
    def event; end

    sig { returns(T::Hash[Symbol, T.untyped]) }
    def fields; end

    sig { params(event: String, fields: T::Hash[Symbol, T.untyped]).void }
    def initialize(event, fields); end
  end
end
