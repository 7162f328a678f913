# frozen_string_literal: true

module Vectors
  # Compares observations with the expectations of a vector.
  module Comparison
    class << self
      # The first deviation; nil if there is none.
      def deviation(path, observed, expected)
        if expected.is_a?(Hash) && observed.is_a?(Hash)
          return first(expected.keys - (path.empty? ? ['orError'] : [])) do |name|
            deviation("#{path}.#{name}", observed[name], expected[name])
          end
        end
        if expected.is_a?(Array) && observed.is_a?(Array) && expected.length == observed.length
          return first(expected.each_index) { |index| deviation("#{path}[#{index}]", observed[index], expected[index]) }
        end

        "#{path} is #{observed.inspect}, not #{expected.inspect}" unless same?(observed, expected)
      end

      private

      def first(all)
        all.each do |one|
          deviation = yield one
          return deviation if deviation
        end
        nil
      end

      def same?(observed, expected)
        return observed == expected unless expected.is_a?(Numeric) && observed.is_a?(Numeric)

        (observed - expected).abs < 1e-9
      end
    end
  end
end
