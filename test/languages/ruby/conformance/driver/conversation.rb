# frozen_string_literal: true

module Driver
  # Reads messages and writes answers. Each message has a thread of its own.
  class Conversation
    # Seconds that threads have to end.
    PATIENCE = 1
    # Threads of Ruby's own libraries, of which a process has one for ever: Net::HTTP connects with it.
    OF_PLATFORM = ['Timeout stdlib thread'].freeze

    def initialize(table, input, output)
      @input = input
      @output = output
      @writing = Mutex.new
      @messages = Messages.new(table)
      @own = [Thread.current]
    end

    def run
      say('driver' => 0, 'ok' => true, 'ms' => 0, 'api' => 1)
      while (line = @input.gets)
        message = Surrogates.read(line)
        Thread.new(message) { |one| answer(one) }
      end
      left = threads_left
      return if left.empty?

      warn("threads that do not end: #{left.map(&:inspect).join(', ')}")
      exit!(1)
    end

    private

    def answer(message)
      said = message['op'] == 'reset' ? reset : @messages.answer(message)
      say('driver' => message['id'], **said)
    end

    # Ends what the last scenario had. A thread that is left may disturb the next one.
    def reset
      @messages.reset
      left = threads_left - [Thread.current]
      return { 'ok' => true, 'ms' => 0 } if left.empty?

      { 'ok' => false, 'ms' => 0, 'error' => { 'kind' => 'unknown', 'message' => "threads are left: #{left.inspect}" } }
    end

    def threads_left
      finish = Driver.now + (PATIENCE * 1000)
      others = -> { (Thread.list - @own - [Thread.current]).reject { |one| OF_PLATFORM.include?(one.name) } }
      sleep 0.01 until others.call.empty? || Driver.now > finish
      others.call
    end

    def say(answer)
      line = JSON.generate(answer, max_nesting: 0)
      @writing.synchronize { @output.write("#{line}\n") }
    end
  end
end
