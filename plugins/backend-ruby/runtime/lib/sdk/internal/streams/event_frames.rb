# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # The events of a stream by their type.
      class EventFrames
        # The id of the last event, and the number of events so far.
        attr_reader :last_id, :count

        def initialize(reply, type, last_id = '')
          @reply = reply
          @type = type
          @declared = reply.operation[:response]
          @terminator = Items.terminator(@declared)
          @events = EventReader.new(reply:, terminator: @terminator, id: last_id)
          @last_id = last_id
          @count = 0
          @done = false
        end

        # Whether the last event was read, whatever still comes.
        def done?
          @done
        end

        def feed(chunk, &block)
          @events.feed(chunk) { |one| read(one, &block) }
        end

        def finish(&block)
          last = @events.finish
          read(last, &block) if last
          return if @done || @declared[:terminator].nil?

          raise Errors::StreamError,
                @reply.called.failed('the stream ended before its terminator: events may be missing')
        end

        private

        def read(one)
          return if @done

          @count += 1
          @last_id = one.id
          if !@terminator.nil? && one.data.strip == @terminator
            @done = true
            return
          end
          raise Items.reported(@reply, one.data) if one.event == (@declared[:error_event] || 'error')

          # Some servers keep a connection open by events without data.
          return if !@declared[:text] && !one.data.match?(/\S/)

          yield ServerSentEvent.new(data: value_of(one.data), event: one.event, id: one.id)
        end

        def value_of(data)
          text = @declared[:text] || (@declared[:allows_text] && Json.try_parse(data).equal?(OMIT))
          text ? Json::Types.read(@type, data) : Items.read(@reply, @type, data)
        end
      end
    end
  end
end
