# frozen_string_literal: true

module Sdk
  module Errors
    # The server answered with the status 404.
    class NotFoundError < ApiError
    end
  end
end
