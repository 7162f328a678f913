# frozen_string_literal: true

module Sdk
  # A value of a union that is not one of the declared variants. It is sent back as it came.
  class UnknownVariant
    # Value of the discriminator; nil if there is none.
    #
    # @return [String, nil]
    attr_reader :tag
    # The value as `JSON.parse` gives it.
    attr_reader :json

    # @param tag [String, nil] value of the discriminator
    # @param json [Object] the value as `JSON.parse` gives it
    def initialize(tag, json)
      @tag = tag
      @json = json
      freeze
    end

    # The parts of the value, for pattern matching.
    def deconstruct_keys(_keys)
      { tag:, json: }
    end

    def ==(other)
      other.is_a?(UnknownVariant) && json == other.json
    end
    alias eql? ==

    def hash
      [UnknownVariant, json].hash
    end

    # The value as JSON.
    def to_json(state = nil, *)
      Internal::Json.part(json, state)
    end

    # The value as plain data.
    def as_json(*)
      json
    end

    # The value without what it holds.
    def inspect
      held = json.is_a?(Hash) ? "keys=#{json.keys.inspect}" : Internal::Json.describe(json)
      "#<#{self.class} tag=#{tag.inspect} #{held}>"
    end
  end
end
