# frozen_string_literal: true

module Sample
  # A union in which a map stands before a list.
  module Content
    extend Sdk::Union

    TAG = nil
    VARIANTS = ['string', ['map', 'any'], ['list', 'any']].freeze
  end
end
