# frozen_string_literal: true

module Sample
  # A union with a discriminator.
  module Animal
    extend Sdk::Union

    TAG = 'type'
    VARIANTS = { 'cat' => -> { Cat }, 'dog' => -> { Dog } }.freeze
  end
end
