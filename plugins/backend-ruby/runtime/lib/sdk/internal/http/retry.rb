# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Which failures pass by themselves, and how long to wait for it.
      module Retry
        # Seconds; whoever is asked to wait longer gets the error.
        LONGEST_WAIT = 60.0
        MONTHS = %w[Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec].freeze
        CLOCK = /(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d):(?<second>[0-5]\d)/
        DATE = /\A\w+, (?<day>\d\d)[ -](?<month>\w{3})[ -](?<year>\d{4}|\d\d) #{CLOCK} GMT\z/
        ASCTIME = /\A\w{3} (?<month>\w{3}) (?<day>[ \d]\d) #{CLOCK} (?<year>\d{4})\z/

        class << self
          def transient?(status)
            [408, 429].include?(status) || (status >= 500 && ![501, 505].include?(status))
          end

          # Whether a server that answers with a status has done nothing, so that even an unsafe call can be repeated.
          def no_effect?(status)
            [408, 429, 503].include?(status)
          end

          # Seconds that the server asks to wait, by the headers `Retry-After-Ms` and `Retry-After`; nil where it asks
          # nothing that can be read. `now` are seconds since 1970.
          def asked_wait(milliseconds, after, now)
            wait = decimal(milliseconds)
            return wait / 1000 if wait

            decimal(after) || date(after.to_s.strip, now)&.then { |date| [0.0, date - now].max }
          end

          # Seconds to wait before a retry. `retry_number` counts from 1, and `asked` is what the server asks.
          def wait_before(retry_number, asked)
            return asked * (1 + (rand * 0.1)) if asked

            [8.0, 0.5 * (2**(retry_number - 1))].min * (0.75 + (rand * 0.25))
          end

          def sleep(seconds)
            Kernel.sleep(seconds) if seconds.positive?
          end

          private

          def decimal(text)
            text.to_s.match?(/\A\s*\d+(?:\.\d+)?\s*\z/) ? Json::Numbers.float(text.strip) : nil
          end

          # Seconds since 1970.
          def date(text, now)
            parts = DATE.match(text) || ASCTIME.match(text)
            month = parts && MONTHS.index(parts[:month])
            return nil if month.nil?

            year = full_year(parts[:year], now)
            day = parts[:day].to_i
            return nil unless Json::Times.day?(year, month + 1, day)

            Time.utc(year, month + 1, day, *%i[hour minute second].map { |part| parts[part].to_i }).to_f
          end

          def full_year(text, now)
            return text.to_i if text.length == 4

            current = Time.at(now).utc.year
            year = (current / 100 * 100) + text.to_i
            year > current + 50 ? year - 100 : year
          end
        end
      end
    end
  end
end
