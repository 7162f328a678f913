# frozen_string_literal: true

module Sample
  # A variant that declares the property which tells the variants apart.
  class Dog < Sdk::Model
    PROPERTIES = { type: ['type', ['const', 'string', 'dog']], barks: ['barks', 'bool'] }.freeze
    REQUIRED = %i[type barks].freeze

    def initialize(barks:, type: 'dog', additional_properties: {})
      super({ type:, barks: }, additional_properties)
    end

    def type
      self[:type]
    end

    def barks
      self[:barks]
    end
  end
end
