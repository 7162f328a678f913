# frozen_string_literal: true

module Support
  # A small scheduler of fibers: while one waits for a socket, a lock or the clock, others go on.
  class Scheduler
    def initialize
      @loop = Fiber.current
      @waiting = {}
      @blocked = {}
      @ready = Thread::Queue.new
    end

    def close
      run
    end

    def fiber(&block)
      Fiber.new(blocking: false, &block).tap(&:transfer)
    end

    def io_wait(io, events, timeout)
      @waiting[Fiber.current] = [io, events, timeout && (now + timeout)]
      @loop.transfer
    end

    def kernel_sleep(duration = nil)
      block(:sleep, duration)
      true
    end

    def block(_blocker, timeout = nil)
      @blocked[Fiber.current] = timeout && (now + timeout)
      @loop.transfer
    end

    def unblock(_blocker, fiber)
      @ready << fiber
    end

    private

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end

    def run
      until @waiting.empty? && @blocked.empty? && @ready.empty?
        select_sockets
        @blocked.each { |fiber, limit| @ready << fiber if limit && limit <= now }
        wake(@ready.pop) until @ready.empty?
      end
    end

    def wake(fiber)
      return unless @blocked.key?(fiber)

      @blocked.delete(fiber)
      fiber.transfer
    end

    def select_sockets
      readable, writable = [IO::READABLE, IO::WRITABLE].map do |event|
        @waiting.values.filter_map { |io, events, _| io if events.anybits?(event) }
      end
      ready = IO.select(readable, writable, [], 0.005) || [[], []]
      @waiting.to_a.each do |fiber, (io, events, limit)|
        seen = (ready[0].include?(io) ? IO::READABLE : 0) | (ready[1].include?(io) ? IO::WRITABLE : 0)
        next if (seen & events).zero? && !(limit && limit <= now)

        @waiting.delete(fiber)
        fiber.transfer((seen & events).zero? ? false : seen & events)
      end
    end
  end
end
