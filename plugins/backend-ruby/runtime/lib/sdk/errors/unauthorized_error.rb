# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with the status 401.
    class UnauthorizedError < ApiError
    end
  end
end
