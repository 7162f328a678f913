# frozen_string_literal: true

require 'securerandom'

module Sdk
  module Internal
    module Http
      # All of a call that is the same for each attempt.
      class Prepared
        IDEMPOTENT = %w[GET HEAD OPTIONS PUT DELETE TRACE].freeze
        ACCEPTS = {
          'json' => 'application/json',
          'text' => 'text/plain, */*;q=0.5',
          'sse' => 'text/event-stream',
          'jsonl' => 'application/x-ndjson, application/jsonl, application/json;q=0.9'
        }.freeze

        # `below` are headers that those of credentials replace, and `above` those of the caller, which replace all
        # others.
        attr_reader :call, :parts, :url, :below, :above, :max_retries, :timeout, :log

        def initialize(config, call)
          @config = config
          @call = call
          check_credentials
          @parts = Internal::Requests::Parts.new(config, call)
          @above = above_headers
          HeaderList.new.add(@above)
          key = call.for_token? ? nil : idempotency_key
          @below = below_headers(key)
          @url = call.url || Urls.join(base_url, @parts.path, @parts.query)
          @safe = safe_to_repeat?(key)
          set_limits
          @log = call.for_token? ? nil : config.log
        end

        # Whether the server may get the request twice.
        def safe?
          @safe
        end

        def replayable?
          parts.body.nil? || parts.body.content.replayable?
        end

        # Whether the caller gives a header.
        def callers?(header)
          above.any? { |name, _| name.to_s.casecmp?(header) }
        end

        def inspect
          "#<Prepared #{call.inspect}>"
        end

        private

        def check_credentials
          given = call.options.credentials.keys
          return if given.empty?

          known = Auth::Schemes.options(@config.spec[:auth][:schemes])
          given.each do |option|
            next if known.include?(option)

            names = known.empty? ? 'none' : known.join(', ')
            raise Errors::ConfigurationError, "there is no credential #{option}; the client has #{names}"
          end
        end

        # A server that only issues tokens gets nothing that is meant for the API.
        def above_headers
          [*(call.foreign? ? [] : @config.options.headers), *parts.headers, *call.options.headers]
        end

        def below_headers(key)
          headers = [['User-Agent', @config.user_agent], ['Accept', accept]]
          headers << ['Content-Type', parts.body.content_type] if parts.body&.content_type
          headers << key if key
          headers
        end

        def accept
          return 'application/json' if call.operation.dig(:rpc, :method)

          response = call.operation[:response] || {}
          response[:accept] || ACCEPTS.fetch(response[:kind], '*/*')
        end

        def base_url
          own = call.options.base_url
          own.nil? ? @config.base_url_of(call.operation) : Urls.check(own)
        end

        def safe_to_repeat?(key)
          operation = call.operation
          return true if call.for_token? || key || operation[:idempotent] || IDEMPOTENT.include?(operation[:method])

          own = @config.options.retry_unsafe
          own.nil? ? @config.spec[:retry_unsafe] == true : own
        end

        def set_limits
          options = [call.options, @config.options]
          retries = options.filter_map(&:max_retries).first || @config.spec[:max_retries]
          @max_retries = call.operation[:no_retries] ? 0 : retries
          @timeout = options.filter_map(&:timeout).first || @config.spec[:timeout]
        end

        # The header with the key by which the server knows a repeated call; nil if there is none.
        def idempotency_key
          name = call.operation[:idempotency_key]
          return nil if name.nil?

          own = above.reverse.find { |header, _| header.to_s.casecmp?(name) }
          return own[1].nil? ? nil : own if own

          [name, call.options.idempotency_key || SecureRandom.uuid]
        end
      end
    end
  end
end
