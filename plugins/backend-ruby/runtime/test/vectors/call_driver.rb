# frozen_string_literal: true

require 'json'
require 'pp' # rubocop:disable Lint/RedundantRequireStatement -- `pretty_inspect` exists only then

module Vectors
  # Makes the calls of vectors.
  class CallDriver
    # Keeps the events of calls.
    class Log
      attr_reader :entries

      def initialize
        @entries = []
      end

      %w[debug info warn error].each do |level|
        define_method(level) do |entry|
          @entries << { 'level' => level, 'event' => entry.event, **Log.plain(entry.fields) }
        end
      end

      def self.plain(fields)
        JSON.parse(JSON.generate(fields.transform_keys(request_id: 'requestId')))
      end

      def inspect
        '#<Log>'
      end
    end

    UUID = /\b\h{8}-\h{4}-4\h{3}-[89ab]\h{3}-\h{12}\b/
    BOUNDARY = /; boundary=([\w-]+)/
    STREAMS = %w[sse jsonl].freeze

    def self.drive(given, expected)
      whole = new(given, nil).run(expected)
      return whole unless STREAMS.include?(given.dig('operation', 'response', 'kind'))

      length = Support::FakeHttpClient.bytes_of((given['responses'] || [{}]).first).bytesize
      [:every, *(1...length)].each do |cut|
        again = new(given, cut).run(expected)
        %w[items error requests].each do |name|
          raise "cut at #{cut}, #{name}: #{again[name].inspect}" unless again[name] == whole[name]
        end
      end
      whole
    end

    def initialize(given, cut)
      @given = given
      @client = given['client'] || {}
      @http_client = Support::FakeHttpClient.new(given['responses'] || [{}], cut)
      @log = Log.new
      @items = []
    end

    def run(expected)
      begin
        make_calls
      rescue StandardError => e
        caught = e
      end
      everything = everything(caught)
      hidden = expected['hidden']
      shown = expected['shown']
      {
        'error' => caught && Errors.describe(caught), 'result' => @result, 'items' => @items,
        'requests' => canonical(@http_client.requests), 'log' => @log.entries,
        'hidden' => hidden && everything.include?(hidden) ? everything : hidden,
        'shown' => shown && !caught.inspect.include?(shown) ? caught.inspect : shown
      }
    end

    private

    def make_calls
      config = Sdk::Internal::Http::Config.new(
        Descriptors.client(@client), values, options, backoff: ->(_number, _asked) { 0 }
      )
      @core = Sdk::Internal::Http::ClientCore.new(config)
      (@given['times'] || 1).times { perform }
    end

    # All ways in which Ruby prints what a program holds.
    def everything(caught)
      printed = [@core, options, caught].map { |one| one.pretty_inspect + one.inspect + one.to_s }
      printed << caught.full_message(highlight: false) if caught
      printed << JSON.generate(@log.entries) << @core&.config.inspect << @core&.config&.values.inspect
      printed.join("\n")
    end

    def options
      Sdk::ClientOptions.new(
        max_retries: @client['maxRetries'], retry_unsafe: @client['retryUnsafe'], headers: @client['headers'] || {},
        http_client: @http_client, logger: @client['log'] ? @log : nil, log_level: 'debug'
      )
    end

    def values
      values = { base_url: @client['baseUrl'] || 'https://api.test' }
      (@client['schemes'] || []).each_with_index do |scheme, index|
        %w[value username password clientId clientSecret].each { |part| values[:"#{part}#{index}"] = scheme[part] }
      end
      values
    end

    def perform
      operation = Descriptors.operation(@given['operation'])
      if operation[:page]
        page = Sdk::Internal::Pages::Listing.first(@core, operation, arguments, 'any', 'any', request_options)
        page.auto_paging_each { |item| @items << item }
      elsif STREAMS.include?(operation.dig(:response, :kind))
        stream = Sdk::Internal::Streams::Opening.open(@core, operation, arguments, 'any', request_options)
        stream.each { |item| @items << item }
      else
        @result = @core.execute(operation, arguments, 'any', request_options)
      end
    end

    def arguments
      operation = @given['operation'] || {}
      parameters = (operation['parameters'] || []).map { |one| [Descriptors.key(one), one] }
      fields = (operation.dig('body', 'fields') || []).map { |one| [one['name'], one] }
      [*parameters, *fields].filter_map { |key, one| [key, Given.revive(one['value'])] if one.key?('value') }.to_h
    end

    def request_options
      call = @given['call'] || {}
      {
        max_retries: call['maxRetries'], headers: call['headers'] || {}, idempotency_key: call['idempotencyKey']
      }
    end

    def canonical(requests)
      text = JSON.generate(requests.map { |one| one.merge('body' => one['body'].scrub) })
      JSON.parse(named(named(text, UUID, 'uuid-'), BOUNDARY, 'boundary-'))
    end

    def named(text, pattern, name)
      text.scan(pattern).flatten.uniq.each_with_index.reduce(text) do |all, (one, index)|
        all.gsub(one, "#{name}#{index + 1}")
      end
    end
  end
end
