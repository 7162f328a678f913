# frozen_string_literal: true

module Sdk
  # A number or a text of JSON that no value of Ruby can hold: a number such as `1e999`, or a text with half of a surrogate
  # pair. It is sent back as it came.
  class JsonLiteral
    # The literal as JSON has it; a text with its quotation marks.
    #
    # @return [String]
    attr_reader :json

    # @param json [String]
    def initialize(json)
      @json = json.dup.freeze
      freeze
    end

    # Whether the literal is a text.
    def text?
      json.start_with?('"')
    end

    def ==(other)
      other.is_a?(JsonLiteral) && json == other.json
    end
    alias eql? ==

    def hash
      [JsonLiteral, json].hash
    end

    # The literal as JSON has it.
    def to_json(*)
      json
    end

    # The literal as a text, for encoders that write texts and numbers of Ruby alone.
    def as_json(*)
      json
    end

    def to_s
      json
    end

    def inspect
      "#<#{self.class} #{json}>"
    end
  end
end
