# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with the status 403.
    class ForbiddenError < ApiError
    end
  end
end
