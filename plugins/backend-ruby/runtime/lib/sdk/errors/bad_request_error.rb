# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with the status 400.
    class BadRequestError < ApiError
    end
  end
end
