# frozen_string_literal: true

module Sdk
  # Options of a channel.
  class ChannelOptions
    # How often a lost connection is replaced before a message arrives again.
    attr_reader :reconnects
    # Called after a connection was replaced, for example to subscribe again.
    attr_reader :on_reconnect

    # @param reconnects [Integer] how often a lost connection is replaced before a message arrives again
    # @param on_reconnect [#call, nil] called after a connection was replaced, for example to subscribe again
    def initialize(reconnects: 0, on_reconnect: nil)
      @reconnects = reconnects
      @on_reconnect = on_reconnect
      freeze
    end
  end
end
