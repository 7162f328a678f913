# frozen_string_literal: true

module Sample
  # The body of an error as a backend emits it.
  class Problem < Sdk::Model
    PROPERTIES = { code: ['code', 'string'] }.freeze
    REQUIRED = %i[code].freeze

    def initialize(code:, additional_properties: {})
      super({ code: }, additional_properties)
    end

    def code
      self[:code]
    end
  end
end
