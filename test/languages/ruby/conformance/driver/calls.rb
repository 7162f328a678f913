# frozen_string_literal: true

module Driver
  # Makes the calls of a message, each in a thread of its own.
  class Calls
    def initialize(table, settings, client)
      @table = table
      @settings = settings
      @client = client
    end

    def answer(message)
      return once(message) unless message['parallel']

      { 'value' => Array.new(message['parallel']) { Thread.new { { 'ok' => true, **once(message) } } }.map(&:value) }
    end

    private

    def once(message)
      progress = Progress.new(@table, message)
      delay = message['cancelAfter']
      return perform(message, progress) if delay.nil?

      cancelled_after(delay) { perform(message, progress) }
    end

    # Cancels as programs do: with an exception that is raised in the thread of the call.
    def cancelled_after(delay, &block)
      call = Thread.new { Thread.handle_interrupt(Interrupt => :never, &block) }
      call.raise(Interrupt, 'cancelled') unless delay.positive? && call.join(delay / 1000.0)
      call.value
    end

    def perform(message, progress)
      Thread.handle_interrupt(Interrupt => :immediate) do
        call = Call.of(@table, @settings, @client, message)
        progress.succeeded(Consuming.new(@table, call, message, progress).consume)
      end
    rescue Exception => e # rubocop:disable Lint/RescueException -- a driver answers whatever happens
      progress.failed(e)
    end
  end
end
