# frozen_string_literal: true

module Driver
  # Reads the lines of the runner, in which there may be halves of surrogate pairs.
  module Surrogates
    PAIR_OR_HALF = /\\ud[89ab]\h\h\\ud[c-f]\h\h|\\ud[89a-f]\h\h/i
    # Stands for a half, which Ruby's reader refuses.
    MARK = "\u{FDD0}"
    # What a half is in texts that are not UTF-8: what a program in Ruby can have in its place.
    HALF = "\xED\xA0\x80"

    class << self
      def read(line)
        JSON.parse(line, max_nesting: false)
      rescue JSON::ParserError
        marked = line.gsub(PAIR_OR_HALF) { |found| found.length > 6 ? found : MARK }
        with_halves(JSON.parse(marked, max_nesting: false))
      end

      private

      def with_halves(value)
        case value
        when String then value.b.gsub(MARK.b, HALF.b).force_encoding(Encoding::UTF_8)
        when Array then value.map { |item| with_halves(item) }
        when Hash then value.to_h { |name, item| [with_halves(name), with_halves(item)] }
        else value
        end
      end
    end
  end
end
