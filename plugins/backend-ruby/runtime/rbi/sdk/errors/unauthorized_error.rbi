module Sdk
  module Errors
    class UnauthorizedError < ApiError
    end
  end
end
