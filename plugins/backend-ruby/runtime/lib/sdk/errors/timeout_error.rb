# frozen_string_literal: true

module Sdk
  module Errors
    # The server did not answer in time.
    class TimeoutError < ConnectionError
    end
  end
end
