module Sdk
  module Errors
    class TimeoutError < ConnectionError
    end
  end
end
