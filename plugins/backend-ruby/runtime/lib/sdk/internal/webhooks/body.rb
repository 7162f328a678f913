# frozen_string_literal: true

module Sdk
  module Internal
    module Webhooks
      # The bodies of deliveries.
      module Body
        # The body as a value of a type. Raises WebhookVerificationError if it is none.
        def self.read(body, type)
          json = Json.parse(body)
          if json.nil? && !Json::Types.takes_null?(type)
            raise Errors::WebhookVerificationError, 'the body of the webhook has no value'
          end

          Json::Types.read_whole(type, json)
        rescue Json::InvalidJson
          raise Errors::WebhookVerificationError, 'the body of the webhook is not JSON'
        rescue Json::Mismatch => e
          raise Errors::WebhookVerificationError, "the body of the webhook #{e.message}"
        end
      end
    end
  end
end
