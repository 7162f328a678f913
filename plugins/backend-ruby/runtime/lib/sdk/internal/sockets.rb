# frozen_string_literal: true

module Sdk
  module Internal
    # Channels over WebSockets.
    module Sockets
      autoload :BrokenFrame, "#{__dir__}/sockets/broken_frame"
      autoload :ChannelLink, "#{__dir__}/sockets/channel_link"
      autoload :Closed, "#{__dir__}/sockets/closed"
      autoload :Connection, "#{__dir__}/sockets/connection"
      autoload :Frame, "#{__dir__}/sockets/frame"
      autoload :Handshake, "#{__dir__}/sockets/handshake"
      autoload :Message, "#{__dir__}/sockets/message"
      autoload :Opening, "#{__dir__}/sockets/opening"
      autoload :Stream, "#{__dir__}/sockets/stream"
    end
  end
end
