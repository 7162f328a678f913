module Sdk
  module Errors
    class BadRequestError < ApiError
    end
  end
end
