# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # The events of one response.
      class ReplySource
        def initialize(reply, frames)
          @reply = reply
          @frames = frames
          @ready = []
          @failure = nil
          @read = false
          @closed = false
        end

        # What the response tells.
        def head
          @reply.raw(nil)
        end

        # The next event; nil at the end.
        def next
          until @closed
            return @ready.shift unless @ready.empty?
            raise @failure if @failure
            break if @read || @frames.done?

            advance
          end
          close
          nil
        rescue StandardError
          close
          raise
        end

        def close
          return if @closed

          @closed = true
          @reply.close
        end

        private

        # An error comes only after the events that were sent before it.
        def advance
          chunk = @reply.read_next
          @read = chunk.nil? || chunk.empty?
          keep = ->(event) { @ready << event }
          @read ? @frames.finish(&keep) : @frames.feed(chunk, &keep)
        rescue StandardError => e
          @failure = e
        end
      end
    end
  end
end
