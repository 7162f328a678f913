# frozen_string_literal: true

module Sdk
  module Errors
    # A delivery of a webhook is not from the API, or not as it was sent.
    class WebhookVerificationError < Error
    end
  end
end
