# frozen_string_literal: true

module Sample
  # A union of a time and a number.
  module Moment
    extend Sdk::Union

    TAG = nil
    VARIANTS = ['datetime', 'int64'].freeze
  end
end
