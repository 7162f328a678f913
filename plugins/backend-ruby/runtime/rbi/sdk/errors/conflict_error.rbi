module Sdk
  module Errors
    class ConflictError < ApiError
    end
  end
end
