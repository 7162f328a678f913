# frozen_string_literal: true

module Sdk
  # An open channel. Pings of the server are answered while messages are received or sent. One thread may receive while
  # others send.
  class Channel
    include Enumerable

    # @api private
    def initialize(link, receives)
      @link = link
      @receives = receives
    end

    # Yields the messages of the server until the channel is closed, or gives an Enumerator of them. Leaving the block
    # leaves the channel open.
    #
    # @raise [Errors::SocketClosedError] the connection was closed, and not in the usual way
    # @raise [Errors::StreamError] a message has another type
    def each
      return enum_for(:each) unless block_given?

      while (message = @link.receive)
        yield read(message.json)
      end
      self
    end

    # The code with which the channel was closed; nil while it is open.
    def close_code
      @link.close_code
    end

    # Closes the channel.
    #
    # @param code [Integer] a code of RFC 6455
    # @param reason [String] what the server is told
    # @raise [Errors::ConfigurationError] the code is not for programs
    def close(code = 1000, reason = '')
      unless code == 1000 || (3000..4999).cover?(code)
        raise Errors::ConfigurationError, 'the code must be 1000, or one of 3000 to 4999'
      end

      @link.close(code, reason)
    end

    def inspect
      "#<#{self.class} close_code=#{close_code.inspect}>"
    end

    private

    def read(json)
      value = Internal::Json::Types.read(@receives, json)
      return value unless value.equal?(Internal::Json::MISFIT)

      raise Errors::StreamError.new('a message of the channel has another type', body: json)
    end

    def deliver(type, message)
      if type == 'bytes' && message.is_a?(String)
        @link.send(message, false)
      else
        @link.send(Internal::Json.write(Internal::Requests::Arguments.encode(type, message)), true)
      end
    end
  end
end
