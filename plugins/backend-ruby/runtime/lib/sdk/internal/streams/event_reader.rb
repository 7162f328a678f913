# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # An event as it was sent.
      RawEvent = Struct.new(:event, :data, :id)

      # Reads server-sent events, as the WHATWG specification has them.
      class EventReader
        # `terminator` is the data of the last event; nil if there is none.
        def initialize(reply: nil, terminator: nil, id: '')
          @lines = LineReader.new(reply)
          @terminator = terminator
          @id = id
          @data = []
          @size = 0
          @event = ''
        end

        # Yields the events that end in a part.
        def feed(chunk)
          @lines.feed(chunk) do |line|
            event = read_line(line)
            yield event if event
          end
        end

        # The event that the end of all cuts off, if it is the last one; nil otherwise.
        def finish
          line = @lines.finish
          last = line && read_line(line)
          return last if last

          take if !@terminator.nil? && @data.join("\n").strip == @terminator
        end

        private

        def read_line(line)
          if line.empty?
            event = @data.empty? ? nil : take
            @event = ''
            return event
          end
          # Comments have no name, and other fields mean nothing here.
          name, _, value = line.partition(':')
          read_field(name, value.delete_prefix(' '))
          nil
        end

        def read_field(name, value)
          case name
          when 'data' then add(value)
          when 'event' then @event = value
          when 'id' then @id = value unless value.include?("\0")
          end
        end

        def add(value)
          @data << value
          @size += value.bytesize + 1
          @lines.check_size(@size)
        end

        def take
          event = RawEvent.new(@event.empty? ? 'message' : @event, @data.join("\n"), @id)
          @data = []
          @size = 0
          event
        end
      end
    end
  end
end
