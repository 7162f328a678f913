module Sdk
  module Errors
    class NotFoundError < ApiError
    end
  end
end
