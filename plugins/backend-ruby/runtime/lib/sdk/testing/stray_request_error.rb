# frozen_string_literal: true

module Sdk
  module Testing
    # A test sent a request for which it has no response.
    class StrayRequestError < StandardError
    end
  end
end
