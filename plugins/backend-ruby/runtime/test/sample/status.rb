# frozen_string_literal: true

module Sample
  # An enumeration as a backend emits it.
  module Status
    extend Sdk::Enum

    ACTIVE = 'active'
    PAUSED = 'paused'
    VALUES = [ACTIVE, PAUSED].freeze
  end
end
