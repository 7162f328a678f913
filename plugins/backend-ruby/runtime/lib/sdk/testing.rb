# frozen_string_literal: true

module Sdk
  # What tests of programs need that use the SDK.
  module Testing
    autoload :FakeHttpClient, "#{__dir__}/testing/fake_http_client"
    autoload :StrayRequestError, "#{__dir__}/testing/stray_request_error"
  end
end
