# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with the status 409.
    class ConflictError < ApiError
    end
  end
end
