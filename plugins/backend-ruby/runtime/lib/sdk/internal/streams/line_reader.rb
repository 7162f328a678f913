# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # Cuts bytes into lines, whatever the parts in which they arrive.
      class LineReader
        USUAL_LIMIT = 32 * 1024 * 1024
        MARK = "\u{FEFF}"
        LINE_END = /\r\n|\r|\n/n

        # `reply` is the response that is read; nil outside of a call.
        def initialize(reply = nil)
          @reply = reply
          @line = String.new(encoding: Encoding::BINARY)
          @ended_with_return = false
          @first = true
        end

        # Yields the lines that end in a part.
        def feed(chunk)
          return if chunk.empty?

          chunk = chunk.b
          chunk = chunk.delete_prefix("\n") if @ended_with_return
          @ended_with_return = chunk.end_with?("\r")
          *pieces, rest = chunk.split(LINE_END, -1)
          pieces.each do |piece|
            add(piece)
            yield take
          end
          add(rest || '')
        end

        # The line that the end of all cuts off; nil if there is none.
        def finish
          @line.empty? ? nil : take
        end

        # Raises StreamError if a part of the stream is larger than anyone wants to hold.
        def check_size(size)
          limit = @reply&.limit || USUAL_LIMIT
          return if limit.zero? || size <= limit

          problem = "an event of the stream is larger than #{limit} bytes"
          raise Errors::StreamError, @reply ? @reply.called.failed(problem) : problem
        end

        private

        def add(part)
          @line << part
          check_size(@line.bytesize)
        end

        def take
          line = @line.force_encoding(Encoding::UTF_8).scrub
          @line = String.new(encoding: Encoding::BINARY)
          # A byte order mark counts only in front of the text.
          line = line.delete_prefix(MARK) if @first
          @first = false
          line
        end
      end
    end
  end
end
