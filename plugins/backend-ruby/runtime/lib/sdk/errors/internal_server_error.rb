# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with a status of 500 or more.
    class InternalServerError < ApiError
    end
  end
end
