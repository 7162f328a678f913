module Sdk
  module Testing
    class StrayRequestError < StandardError
    end
  end
end
