# frozen_string_literal: true

module Sdk
  module Errors
    # What every error of this SDK is.
    class Error < StandardError
    end
  end
end
