module Sdk
  module Errors
    class UnprocessableEntityError < ApiError
    end
  end
end
