# frozen_string_literal: true

module Sdk
  module Internal
    module Json
      # Times of RFC 3339, and what servers send in their place.
      module Times
        EXACT = /\A\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)\z/
        LOOSE = /\A(\d{4})-(\d\d)-(\d\d)(?:[Tt ]([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,9}))?
                 ([Zz]|[+-](?:0\d|1[0-8]):?[0-5]\d)?)?\z/x
        DAYS = [nil, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].freeze

        class << self
          # Whether a text is a time as RFC 3339 has it.
          def exact?(text)
            EXACT.match?(text) && !parse(text).nil?
          end

          # Reads a time; without an offset it is in UTC, without a clock at midnight. Nil if the text is not a time.
          def parse(text)
            parts = LOOSE.match(text)
            return nil if parts.nil?

            year, month, day, hour, minute, second = (1..6).map { |part| parts[part].to_i }
            return nil unless day?(year, month, day)

            second += Rational(parts[7].to_i, 10**parts[7].length) if parts[7]
            offset = offset(parts[8])
            return Time.utc(year, month, day, hour, minute, second) if offset.nil?

            Time.new(year, month, day, hour, minute, second, offset)
          end

          # Whether there is a day.
          def day?(year, month, day)
            return false unless (1..12).cover?(month)

            leap = (year % 4).zero? && (year % 100 != 0 || (year % 400).zero?)
            (1..(month == 2 && leap ? 29 : DAYS[month])).cover?(day)
          end

          def format(time)
            fraction = time.nsec.zero? ? '' : ".#{Kernel.format('%09d', time.nsec)}".sub(/(?:000){1,2}\z/, '')
            # Years with more than four digits have no form in RFC 3339, but are still readable.
            "#{time.strftime('%Y-%m-%dT%H:%M:%S')}#{fraction}#{time.utc_offset.zero? ? 'Z' : time.strftime('%:z')}"
          end

          private

          # Seconds east of UTC; nil for UTC itself.
          def offset(text)
            return nil if text.nil? || text.casecmp?('z')

            seconds = (text[1, 2].to_i * 3600) + (text[-2, 2].to_i * 60)
            text.start_with?('-') ? -seconds : seconds
          end
        end
      end
    end
  end
end
