# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Tells subscribers of the calls of a client.
      class Instrumentation
        EVENTS = %i[request_begin request_end].freeze

        def initialize
          @mutex = Mutex.new
          @subscribers = {}
        end

        # Calls a block at each event, until the proc that is returned is called.
        def subscribe(event, &block)
          raise ArgumentError, "the event must be one of: #{EVENTS.join(', ')}" unless EVENTS.include?(event)
          raise ArgumentError, 'a block is needed' if block.nil?

          key = Object.new
          @mutex.synchronize { @subscribers = @subscribers.merge(key => [event, block]) }
          -> { @mutex.synchronize { @subscribers = @subscribers.except(key) } && nil }
        end

        def none?
          @subscribers.empty?
        end

        def notify(event, data)
          @subscribers.each_value { |name, block| block.call(data) if name == event }
        end

        def inspect
          '#<Instrumentation>'
        end
      end
    end
  end
end
