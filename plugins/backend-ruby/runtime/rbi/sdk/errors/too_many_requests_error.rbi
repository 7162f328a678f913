module Sdk
  module Errors
    class TooManyRequestsError < ApiError
    end
  end
end
