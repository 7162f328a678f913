# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # The arguments of a call: parameters by their keys, properties of the body by their names in JSON.
      class Arguments
        # The JSON of a value. Raises ConfigurationError if it has none.
        def self.encode(type, value)
          Json::Encoder.encode(type, value)
        rescue Json::Unsendable => e
          raise Errors::ConfigurationError, e.message
        end

        # Values that are OMIT are not given. A value without a type is sent as what it is.
        def initialize(values, types = {})
          @values = {}
          values.each { |key, value| @values[key.to_s] = value unless value.equal?(OMIT) }
          @types = types
        end

        def keys
          @values.keys
        end

        def each_key(&block)
          @values.each_key(&block)
        end

        def key?(key)
          @values.key?(key)
        end

        # The value as the program gave it; nil if it is not given.
        def get(key)
          @values[key]
        end

        # The type of an argument.
        def type(key)
          @types.fetch(key, 'any')
        end

        # The value as JSON; OMIT if it is not given.
        def json(key)
          key?(key) ? Arguments.encode(type(key), @values[key]) : OMIT
        end

        # JSON at a path of names; OMIT where there is none.
        def at(path)
          path.empty? ? OMIT : Json.at(json(path.first), path.drop(1))
        end

        # A copy with JSON at a path of names.
        def with_at(path, json)
          key, *rest = path
          whole = rest.empty? ? json : Json.with_at(json(key), rest, json)
          with(key => whole)
        end

        # A copy without the values of the keys for which the block says so.
        def without
          Arguments.new(@values.reject { |key, _| yield key }, @types)
        end

        # A copy with further values.
        def with(values)
          Arguments.new(@values.merge(values), @types.except(*values.keys))
        end

        def inspect
          "#<Arguments #{keys.join(' ')}>"
        end
      end
    end
  end
end
