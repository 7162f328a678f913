# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # A request for a token that several calls wait for.
      class TokenFlight
        # Says that the call which made the request was given up, so another one makes it.
        ABANDONED = Object.new.freeze

        def initialize
          @mutex = Mutex.new
          @landed = ConditionVariable.new
          @pid = Process.pid
          @done = false
          @outcome = ABANDONED
        end

        # Whether the request is made in this process, and not in the one that was forked.
        def here?
          @pid == Process.pid
        end

        # Tells those who wait. The outcome is a token, an error, or ABANDONED.
        def land(outcome)
          @mutex.synchronize do
            @outcome = outcome
            @done = true
            @landed.broadcast
          end
        end

        # The token, or ABANDONED. Raises the error of the request.
        def wait
          @mutex.synchronize { @landed.wait(@mutex) until @done }
          raise @outcome if @outcome.is_a?(Exception)

          @outcome
        end
      end
    end
  end
end
