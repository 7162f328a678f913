# frozen_string_literal: true

module Driver
  # A call that a message describes.
  class Call
    attr_reader :name, :kind

    def initialize(name, kind, &make)
      @name = name
      @kind = kind
      @make = make
    end

    # What the SDK's method gives. Each time, the call is made anew.
    def make(&block)
      @make.call(block)
    end

    class << self
      def of(table, settings, client, message)
        return undeclared(settings, client, message) if message['call'] == 'request'

        entry = table.call(message['call'])
        arguments = Arguments.new(table, message)
        named = arguments.take(entry['arguments'])
        options = settings.of_call(message['options'], arguments.rest(entry['merges']))
        named[:request_options] = options unless options.empty?
        *path, method = entry['path']
        owner = path.reduce(client) { |one, step| one.public_send(step) }
        owner = owner.with_raw_response if raw?(message['consume'], entry['kind'])
        new(message['call'], entry['kind']) { |block| owner.public_send(method, **named, &block) }
      end

      private

      # A list tells nothing of its response itself.
      def raw?(consume, kind)
        consume == 'raw' || (consume == 'head' && kind == 'page')
      end

      def undeclared(settings, client, message)
        given = message['options'] || {}
        options = settings.of_call(given, {})
        named = options.empty? ? {} : { request_options: options }
        named[:body] = Values.loose(given['body']) if given.key?('body')
        new('request', 'value') { client.request(message['method'], message['url'], **named) }
      end
    end
  end
end
