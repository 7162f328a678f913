# frozen_string_literal: true

module Driver
  # A logger that keeps its lines, with everything that they hold.
  class Lines
    def initialize
      @lines = Thread::Queue.new
    end

    %w[debug info warn error].each do |level|
      define_method(level) { |entry| @lines << "#{level} #{entry} #{JSON.generate(entry.fields)}" }
    end

    def take
      Array.new(@lines.length) { @lines.pop }
    end
  end
end
