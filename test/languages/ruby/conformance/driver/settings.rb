# frozen_string_literal: true

module Driver
  # Options of a message as an SDK spells them. One that it cannot have is a mistake of the suite.
  class Settings
    OF_CLIENT = {
      'baseUrl' => :base_url, 'timeout' => :timeout, 'maxRetries' => :max_retries, 'retryUnsafe' => :retry_unsafe,
      'headers' => :headers, 'maxResponseBytes' => :max_response_bytes
    }.freeze
    OF_CALL = {
      'timeout' => :timeout, 'maxRetries' => :max_retries, 'headers' => :headers, 'query' => :query,
      'bodyProperties' => :body_properties, 'idempotencyKey' => :idempotency_key, 'baseUrl' => :base_url,
      'maxResponseBytes' => :max_response_bytes
    }.freeze

    def initialize(table)
      @table = table
      @lines = Lines.new
    end

    # The lines that loggers received since the last time.
    def take_lines
      @lines.take
    end

    # Arguments of the constructor by name.
    def of_client(given)
      Values.members(given).each_with_object({}) do |(name, value), arguments|
        case name
        when *OF_CLIENT.keys then arguments[OF_CLIENT[name]] = Values.loose(value)
        when 'logger' then arguments.update(logger: @lines, log_level: value)
        when 'environment' then arguments[:environment] = @table.environment(value)
        else arguments[@table.option(name)] = Values.loose(value)
        end
      end
    end

    # Options of a call; empty where the message has none.
    def of_call(given, body_properties)
      options = {}
      Values.members(given).each do |name, value|
        if OF_CALL.key?(name)
          options[OF_CALL[name]] = Values.loose(value)
        elsif name != 'body'
          (options[:credentials] ||= {})[@table.option(name)] = value
        end
      end
      further = Values.loose(body_properties)
      options[:body_properties] = { **further, **(options[:body_properties] || {}) } unless further.empty?
      options
    end
  end
end
