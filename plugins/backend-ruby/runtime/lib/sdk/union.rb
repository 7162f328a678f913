# frozen_string_literal: true

module Sdk
  # Describes a union: its values are those of its variants, or an {UnknownVariant}.
  module Union
    # Property that tells the variants apart; nil if none does.
    #
    # @api private
    TAG = nil

    # Reads a value from data by the names that the API has.
    def from_h(data)
      Internal::Json::Unions.read(self, Internal::Json::Encoder.encode('any', data))
    rescue Internal::Json::Unsendable => e
      raise ArgumentError, e.message
    end
  end
end
