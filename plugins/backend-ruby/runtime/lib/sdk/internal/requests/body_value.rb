# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # What a body is made of: one value, or properties.
      class BodyValue
        attr_reader :values, :key

        # `values` are the value under its key, or the properties by name.
        def initialize(values, key = nil)
          @values = values
          @key = key
        end

        # The body as JSON.
        def json
          return values.json(key) unless key.nil?

          values.keys.to_h { |name| [name, values.json(name)] }
        end

        # The properties as arguments; those of a single value are its members.
        def members
          return values if key.nil?

          given = values.get(key)
          return Arguments.new(given) if given.is_a?(Hash)

          whole = json
          raise Errors::ConfigurationError, 'the body of a form must be an object' unless whole.is_a?(Hash)

          Arguments.new(whole)
        end
      end
    end
  end
end
