module Sdk
  module Errors
    class InternalServerError < ApiError
    end
  end
end
