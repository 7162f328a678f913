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

        # A subscriber that raises an error changes nothing in the call. The error is logged; without a logger, it is a
        # warning, since nobody would learn of it otherwise.
        def notify(event, data, log)
          @subscribers.each_value do |name, block|
            block.call(data) if name == event
          rescue StandardError => e
            report(e, log)
          end
        end

        def inspect
          '#<Instrumentation>'
        end

        private

        def report(error, log)
          return warn("a block that was given to subscribe failed: #{error.full_message}") if log.nil?

          log.log('error', 'subscriber', { reason: error.class.name })
        end
      end
    end
  end
end
