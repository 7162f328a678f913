# frozen_string_literal: true

module Sample
  # A model as a backend emits it.
  class Owner < Sdk::Model
    PROPERTIES = { name: ['name', 'string'], size: ['size', 'int32'] }.freeze
    REQUIRED = %i[name].freeze

    def initialize(name:, size: Sdk::OMIT, additional_properties: {})
      super({ name:, size: }, additional_properties)
    end

    def name
      self[:name]
    end

    def size
      self[:size]
    end
  end
end
