module Sdk
  module Errors
    class ConfigurationError < Error
    end
  end
end
