# frozen_string_literal: true

require 'json'
require 'time'

module SdkTests
  module Support
    # Where JSON differs from what it should be.
    module Difference
      MOMENT = /\A\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d/

      class << self
        # A sentence; nil if both texts have the same JSON.
        def between(got, wanted)
          find(JSON.parse(got), JSON.parse(wanted), '$')
        rescue JSON::ParserError
          'it is not valid JSON'
        end

        # Whether texts are equal, or write the same moment or the same object or list of JSON.
        def alike?(got, wanted)
          got == wanted || same_moment?(got, wanted) || (wanted.start_with?('{', '[') && between(got, wanted).nil?)
        end

        private

        # A property that is null and one that is absent are alike: types may not tell them apart.
        def find(got, wanted, path)
          case [got, wanted]
          in [Hash, Hash]
            (wanted.keys | got.keys).filter_map { |name| find(got[name], wanted[name], "#{path}.#{name}") }.first
          in [Array, Array] if got.length == wanted.length
            wanted.each_index.filter_map { |at| find(got[at], wanted[at], "#{path}[#{at}]") }.first
          else
            "#{got.to_json} in place of #{wanted.to_json} at #{path}" unless same?(got, wanted)
          end
        end

        def same?(got, wanted)
          got == wanted || (got.is_a?(String) && wanted.is_a?(String) && same_moment?(got, wanted))
        end

        def same_moment?(got, wanted)
          moment = moment_of(got)
          !moment.nil? && moment == moment_of(wanted)
        end

        def moment_of(text)
          return nil unless MOMENT.match?(text)

          Time.parse(/(?:[Zz]|[+-]\d\d:?\d\d)\z/.match?(text) ? text : "#{text}Z")
        rescue ArgumentError
          nil
        end
      end
    end
  end
end
