module Sdk
  module Errors
    class ForbiddenError < ApiError
    end
  end
end
