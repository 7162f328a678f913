# frozen_string_literal: true

module Sdk
  module Internal
    module Webhooks
      # Verifies deliveries of webhooks.
      module Verifier
        class << self
          # Verifies a delivery, and reads its body.
          #
          # `signatures` are descriptors of the ways in which deliveries are signed, and `secrets` a secret, several, or
          # those of each header by its name. `tolerance` are the seconds that a delivery may be off; nil for those of
          # the API.
          def parse(signatures, delivery, secrets, type, tolerance: nil)
            verify(signatures, delivery, secrets, tolerance:)
            Body.read(delivery.body, type)
          end

          # Raises WebhookVerificationError if the delivery is not what the API sent, and ConfigurationError if a secret
          # is empty, or not of the declared kind. `now` are seconds since 1970.
          def verify(signatures, delivery, secrets, tolerance: nil, now: Time.now.to_f)
            present, missing = signatures.partition { |one| delivery.header(one[:header]) != '' }
            verified = present.any? do |signature|
              message = message(signature, delivery, tolerance, now)
              secrets_of(signature, signatures, secrets).any? { |one| signed_by?(signature, delivery, message, one) }
            end
            return if verified

            raise Errors::WebhookVerificationError, present.empty? ? unsigned(missing) : 'the signature of the webhook is wrong'
          end

          private

          def unsigned(missing)
            "the webhook has no signature: it lacks the header #{missing.map { |one| one[:header] }.join(', ')}"
          end

          def secrets_of(signature, signatures, secrets)
            if secrets.is_a?(Hash)
              own = secrets.find { |name, _| name.to_s.casecmp?(signature[:header]) }
              return own.nil? ? [] : list_of(own[1])
            end
            if signatures.map { |one| one[:family] == 'hmac' }.uniq.length > 1
              raise Errors::ConfigurationError,
                    "the API signs with secrets and with keys: give those of each header, by the header's name"
            end

            list_of(secrets)
          end

          # An empty secret is refused when it becomes a key.
          def list_of(secrets)
            list = Array(secrets)
            list.empty? ? [''] : list
          end

          def signed_by?(signature, delivery, message, secret)
            verifier = SignatureKey.verifier(signature, secret)
            candidates(signature, delivery).any? do |text|
              bytes = Encoding.decode(text, signature[:encoding])
              !bytes.nil? && verifier.call(message, bytes)
            end
          end

          # The signatures in a header.
          def candidates(signature, delivery)
            prefix = signature[:prefix] || ''
            separators = prefix.include?(',') ? /[ \t]+/ : /[ \t,]+/
            parts = delivery.header(signature[:header]).split(separators)
            parts.select { |part| part != '' && part.start_with?(prefix) }
                 .map { |part| part.delete_prefix(prefix).delete_suffix(',') }
          end

          def message(signature, delivery, tolerance, now)
            sent_at = DeliveryTime.text(signature, delivery)
            DeliveryTime.check(signature[:timestamp], sent_at, tolerance, now) if signature[:timestamp]
            parts = signature[:components].map do |component|
              text = component(component, delivery, sent_at)
              raise Errors::WebhookVerificationError, "the webhook cannot be verified without its #{component}" if text.nil?

              text.b
            end
            parts.join((signature[:delimiter] || '').b)
          end

          def component(name, delivery, sent_at)
            case name
            when 'body' then delivery.body
            when 'timestamp' then sent_at
            when 'url' then delivery.url
            else
              value = delivery.header(name)
              value == '' ? nil : value
            end
          end
        end
      end
    end
  end
end
