# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # The JSON lines of a stream by their type.
      class LineFrames
        def initialize(reply, type)
          @reply = reply
          @type = type
          @declared = reply.operation[:response]
          @terminator = Items.terminator(@declared)
          @lines = LineReader.new(reply)
          @separator = ObjectSeparator.new if @declared[:transcoded]
          @number = 0
          @done = false
        end

        # Whether the last line was read, whatever still comes.
        def done?
          @done
        end

        def feed(chunk, &block)
          chunk = @separator.separate(chunk) if @separator
          @lines.feed(chunk) { |line| read(line, &block) }
        end

        def finish(&block)
          read(@lines.finish || '', &block)
          return if @done || @declared[:terminator].nil?

          raise Errors::StreamError,
                @reply.called.failed('the stream ended before its terminator: lines may be missing')
        end

        private

        def read(line)
          return if @done

          @number += 1
          @done = !@terminator.nil? && line.strip == @terminator
          return if @done || !line.match?(/\S/)

          yield ServerSentEvent.new(data: Items.read(@reply, @type, line, @number), event: 'message', id: '')
        end
      end
    end
  end
end
