module Sdk
  class ChannelOptions
    sig { returns(Integer) }
    def reconnects; end

    sig { returns(T.nilable(T.proc.void)) }
    def on_reconnect; end

    sig { params(reconnects: Integer, on_reconnect: T.nilable(T.proc.void)).void }
    def initialize(reconnects: T.unsafe(nil), on_reconnect: T.unsafe(nil)); end
  end
end
