module Sdk
  module Errors
    class Error < StandardError
    end
  end
end
