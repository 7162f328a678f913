# frozen_string_literal: true

module Sdk
  module Internal
    module Sockets
      # The connection of a channel, which is replaced when it is lost, if the caller wants that.
      class ChannelLink
        # `dial` makes a connection, and `backoff` gives the seconds before a retry.
        def initialize(dial, options, limit, backoff)
          @dial = dial
          @options = options
          @limit = limit
          @backoff = backoff
          @current = dial.call
          @end = nil
          @closing = false
          @failures = 0
          @replacing = Mutex.new
        end

        def close_code
          @end&.code
        end

        # The next message; nil after the usual end.
        def receive
          until @closing
            connection = @current
            message = connection.receive
            if message
              @failures = 0
              return message
            end
            return nil unless replace(connection)
          end
        end

        # Raises SocketClosedError if the channel is closed.
        def send(message, text)
          loop do
            connection = @current
            return if connection.send(message, text)
            next if replace(connection)

            closed = closed_of(connection)
            raise Errors::SocketClosedError.new(closed.code, closed.reason)
          end
        end

        def close(code, reason)
          return if @closing

          @closing = true
          @end ||= Closed.new(code, reason)
          @current.close(code, reason)
        end

        private

        def closed_of(connection)
          connection.closed || Closed.new(Closed::LOST)
        end

        # Whether there is another connection in place of one that was closed. One thread replaces it, and others wait.
        def replace(connection)
          replaced = @replacing.synchronize do
            next :before unless connection.equal?(@current)
            next :never if final?(closed_of(connection))

            dial_again
            :now
          end
          finish(closed_of(connection)) if replaced == :never
          # The caller's block may send messages, which may need another connection again.
          @options.on_reconnect&.call if replaced == :now
          replaced != :never
        end

        def final?(closed)
          closed.ours? || !closed.may_pass? || @closing || @failures >= @options.reconnects
        end

        def dial_again
          @failures += 1
          Http::Retry.sleep(@backoff.call(@failures, nil))
          @current = @dial.call
        rescue Errors::Error
          raise if @failures >= @options.reconnects

          retry
        end

        def finish(closed)
          @end ||= closed
          return if @closing || closed.usual?

          too_large = closed.ours? && closed.code == Closed::TOO_LARGE
          raise Errors::SocketClosedError.new(closed.code, closed.reason) unless too_large

          raise Errors::StreamError, "the connection was closed: an event of the stream is larger than #{@limit} bytes"
        end
      end
    end
  end
end
