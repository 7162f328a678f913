# frozen_string_literal: true

require 'time'

module Vectors
  # Waits before retries.
  module BackoffDriver
    Retry = Sdk::Internal::Http::Retry

    class << self
      def drive(given, expected)
        headers = given['headers'].transform_keys(&:downcase)
        asked = Retry.asked_wait(headers['retry-after-ms'], headers['retry-after'], Time.iso8601(given['now']).to_f)
        observed = { 'asked' => asked && (asked * 1000) }
        return { **observed, 'isTooLong' => true } if (asked || 0) > Retry::LONGEST_WAIT

        100.times { check(Retry.wait_before(given['retry'], asked) * 1000, expected) }
        { **observed, **expected.slice('least', 'most') }
      end

      private

      def check(wait, expected)
        raise "a wait of #{wait} ms" unless wait.between?(expected['least'] - 1e-6, expected['most'] + 1e-6)
      end
    end
  end
end
