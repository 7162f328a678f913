# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with the status 422.
    class UnprocessableEntityError < ApiError
    end
  end
end
