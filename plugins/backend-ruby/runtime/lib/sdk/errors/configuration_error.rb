# frozen_string_literal: true

module Sdk
  module Errors
    # An option or an argument is wrong. Nothing was sent.
    class ConfigurationError < Error
    end
  end
end
