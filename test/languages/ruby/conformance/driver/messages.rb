# frozen_string_literal: true

module Driver
  # Does what messages say.
  class Messages
    def initialize(table)
      @table = table
      @settings = Settings.new(table)
      @clients = {}
    end

    # The answer to a message, but for its number.
    def answer(message)
      began = Driver.now
      begin
        { 'ok' => true, 'ms' => 0, **perform(message) }
      rescue Exception => e # rubocop:disable Lint/RescueException -- a driver answers whatever happens
        { 'ok' => false, 'ms' => Driver.now - began, 'error' => Errors.new(@table).describe(e) }
      end
    end

    def reset
      @clients.clear
      @settings.take_lines
    end

    private

    def perform(message)
      case message['op']
      when 'client', 'derive' then construct(message)
      when 'env' then message['set'].each { |name, value| ENV[name] = value } && {}
      when 'call' then Calls.new(@table, @settings, client(message['client'])).answer(message)
      when 'print' then { 'value' => printed(client(message['client'])) }
      when 'webhook' then deliver(message)
      when 'lines' then { 'value' => @settings.take_lines }
      else raise ArgumentError, "No operation #{message['op']}"
      end
    end

    def client(name)
      @clients.fetch(name || 'main')
    end

    def construct(message)
      options = @settings.of_client(message['options'])
      @clients[message['client']] =
        message['op'] == 'client' ? @table.client.new(**options) : client(message['from']).with_options(**options)
      {}
    end

    def printed(client)
      parts = @table.resources.map { |name| client.public_send(name) }
      [client, *parts].map { |part| Printed.of(part) }.join("\n")
    end

    def deliver(message)
      delivery = message['delivery']
      event = @table.parse_delivery(delivery['body'], delivery['headers'], message['secret'])
      type = @table.webhook(message['webhook'])
      { 'value' => Values.encoded(@table, event, type), 'shown' => Showing.new(@table).of(type, event) }
    end
  end
end
