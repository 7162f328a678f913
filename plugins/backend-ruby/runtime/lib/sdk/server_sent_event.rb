# frozen_string_literal: true

module Sdk
  # An event of a stream.
  class ServerSentEvent
    # What the event carries.
    attr_reader :data
    # The name of the event; `message` where the server names none.
    attr_reader :event
    # The id of the event; empty where there is none.
    attr_reader :id

    # @api private
    def initialize(data:, event:, id:)
      @data = data
      @event = event
      @id = id
      freeze
    end

    # The parts of the event, for pattern matching.
    def deconstruct_keys(_keys)
      { data:, event:, id: }
    end
  end
end
