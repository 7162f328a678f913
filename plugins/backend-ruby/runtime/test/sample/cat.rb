# frozen_string_literal: true

module Sample
  # A variant of a union as a backend emits it.
  class Cat < Sdk::Model
    PROPERTIES = { lives: ['lives', 'int32'] }.freeze
    REQUIRED = %i[lives].freeze

    def initialize(lives:, additional_properties: {})
      super({ lives: }, additional_properties)
    end

    def lives
      self[:lives]
    end
  end
end
