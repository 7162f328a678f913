# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # The values of a client's options by name. They may be secrets, so nothing shows them.
      class OptionValues
        include Internal::Unserializable

        # Those of `values` that are nil are not given, and come from `lower`.
        def initialize(values, lower = nil)
          @values = values.transform_keys(&:to_sym).compact
          @lower = lower
        end

        def get(name)
          return nil if name.nil?

          @values.fetch(name.to_sym) { @lower&.get(name) }
        end

        # The value of an option, which may be something to call that gives it.
        def resolve(name)
          value = get(name)
          value.respond_to?(:call) ? value.call : value
        end

        def inspect
          '#<OptionValues ***>'
        end
      end
    end
  end
end
