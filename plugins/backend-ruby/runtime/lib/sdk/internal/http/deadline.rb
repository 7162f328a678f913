# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # How long something may take.
      class Deadline
        # Seconds of a clock that nobody sets.
        def self.now
          Process.clock_gettime(Process::CLOCK_MONOTONIC)
        end

        # The limit in seconds; 0: none.
        attr_reader :seconds

        def initialize(seconds)
          @seconds = seconds
          restart
        end

        # Gives the whole time again.
        def restart
          @end = seconds.positive? ? Deadline.now + seconds : nil
        end

        # Seconds that are left, 0 if the time is over; nil without a limit.
        def left
          @end && [0.0, @end - Deadline.now].max
        end

        def over?
          left&.zero? || false
        end
      end
    end
  end
end
