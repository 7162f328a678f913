# frozen_string_literal: true

module Sdk
  # Describes an enumeration. Its values are plain texts or numbers, since an API may add values at any time; the constant
  # `VALUES` lists those that are declared.
  module Enum
    # Whether the API declares a value.
    def known?(value)
      self::VALUES.include?(value.is_a?(Symbol) ? value.to_s : value)
    end

    # All declared values.
    #
    # @return [Array]
    def values
      self::VALUES
    end
  end
end
