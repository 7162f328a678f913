# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with the status 429.
    class TooManyRequestsError < ApiError
    end
  end
end
