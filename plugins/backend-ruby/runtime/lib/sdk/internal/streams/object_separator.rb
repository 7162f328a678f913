# frozen_string_literal: true

module Sdk
  module Internal
    module Streams
      # Puts each object of a stream on a line of its own, whether they stand alone or in one list.
      class ObjectSeparator
        BETWEEN = " \t\r\n,[]"
        CHANGES = { '[' => 1, '{' => 1, ']' => -1, '}' => -1 }.freeze

        def initialize
          @depth = 0
          @in_text = false
          @escaped = false
        end

        def separate(chunk)
          separated = String.new(encoding: Encoding::BINARY)
          chunk.b.each_char { |one| separated << pass(one) }
          separated
        end

        private

        def pass(one)
          return pass_text(one) if @in_text
          return "\n" if @depth.zero? && BETWEEN.include?(one)

          @in_text = one == '"'
          @depth += CHANGES.fetch(one, 0)
          return ' ' if ["\n", "\r"].include?(one)

          @depth.zero? && one == '}' ? "}\n" : one
        end

        def pass_text(one)
          @in_text = @escaped || one != '"'
          @escaped = !@escaped && one == '\\'
          one
        end
      end
    end
  end
end
