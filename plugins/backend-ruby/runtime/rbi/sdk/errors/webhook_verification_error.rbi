module Sdk
  module Errors
    class WebhookVerificationError < Error
    end
  end
end
