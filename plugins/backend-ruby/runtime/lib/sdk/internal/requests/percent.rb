# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # Percent-encoding: unreserved characters stay, and others that a location allows.
      module Percent
        UNRESERVED = ('0'..'9').to_a.concat(('a'..'z').to_a, ('A'..'Z').to_a, %w[- . _ ~]).freeze
        private_constant :UNRESERVED

        class << self
          def encode(text, allowed = '')
            table = table(allowed)
            text.b.gsub(/[^0-9A-Za-z]/n) { |byte| table[byte.ord] }.force_encoding(Encoding::UTF_8)
          end

          # As forms have it.
          def encode_form(text)
            encode(text).gsub('%20', '+')
          end

          def decode(text)
            text.b.gsub(/%(\h\h)/n) { Regexp.last_match(1).hex.chr }.force_encoding(Encoding::UTF_8)
          end

          private

          # What stands for each byte.
          def table(allowed)
            (@tables ||= {})[allowed] ||= Array.new(256) do |byte|
              one = byte.chr
              UNRESERVED.include?(one) || allowed.include?(one) ? one : format('%%%02X', byte)
            end.freeze
          end
        end
      end
    end
  end
end
