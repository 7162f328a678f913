# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Writes events of calls to a logger. Bodies are in none.
      class CallLog
        LEVELS = { 'debug' => 0, 'info' => 1, 'warn' => 2, 'error' => 3 }.freeze
        # Headers in which no API has a secret.
        SHOWN = %w[
          accept accept-encoding cache-control content-encoding content-length content-type date etag retry-after
          retry-after-ms request-id user-agent x-correlation-id x-request-id
        ].freeze

        def self.fields(method, url, attempt)
          { method:, url: Urls.masked(url), attempt: }
        end

        def initialize(logger, level)
          @logger = logger
          @least = LEVELS.fetch(level)
        end

        def log(level, event, fields)
          @logger.public_send(level, LogEntry.new(event, fields)) if LEVELS.fetch(level) >= @least
        end

        # Logs an event, and its headers at the most detailed level.
        def log_with_headers(event, fields, headers)
          log('info', event, fields)
          log('debug', "#{event} headers", { **fields, headers: masked(headers) }) if @least.zero?
        end

        private

        def masked(headers)
          headers.each_with_object({}) do |(name, value), all|
            key = name.downcase
            all[key] = SHOWN.include?(key) ? [all[key], value].compact.join(', ') : '***'
          end
        end
      end
    end
  end
end
