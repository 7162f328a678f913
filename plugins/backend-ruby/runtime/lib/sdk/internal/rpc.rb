# frozen_string_literal: true

module Sdk
  module Internal
    # Calls of JSON-RPC and of the Connect protocol.
    module Rpc
      autoload :BatchCalls, "#{__dir__}/rpc/batch_calls"
      autoload :BatchEntry, "#{__dir__}/rpc/batch_entry"
      autoload :ConnectMessages, "#{__dir__}/rpc/connect_messages"
      autoload :JsonRpc, "#{__dir__}/rpc/json_rpc"
    end
  end
end
