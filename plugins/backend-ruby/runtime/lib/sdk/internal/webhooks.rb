# frozen_string_literal: true

module Sdk
  module Internal
    # Verification of deliveries of webhooks.
    module Webhooks
      autoload :Body, "#{__dir__}/webhooks/body"
      autoload :DeliveryTime, "#{__dir__}/webhooks/delivery_time"
      autoload :Ed25519, "#{__dir__}/webhooks/ed25519"
      autoload :Encoding, "#{__dir__}/webhooks/encoding"
      autoload :PublicKey, "#{__dir__}/webhooks/public_key"
      autoload :SignatureKey, "#{__dir__}/webhooks/signature_key"
      autoload :Verifier, "#{__dir__}/webhooks/verifier"
    end
  end
end
