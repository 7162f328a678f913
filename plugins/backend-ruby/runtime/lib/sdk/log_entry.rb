# frozen_string_literal: true

module Sdk
  # What a logger gets: a text of one line, which also tells its parts.
  class LogEntry < String
    # The event: `request`, `response`, `retry` or `error`, the headers of the first two, or `subscriber`, if a block
    # that was given to `subscribe` raised an error.
    #
    # @return [String]
    attr_reader :event
    # What is known of it.
    #
    # @return [Hash{Symbol => Object}]
    attr_reader :fields

    # @api private
    def initialize(event, fields)
      @event = event
      @fields = fields.compact.freeze
      super([event, *@fields.map { |name, value| "#{name}=#{value.is_a?(Hash) ? value.inspect : value}" }].join(' '))
      freeze
    end
  end
end
