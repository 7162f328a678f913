# frozen_string_literal: true

require 'time'

module Sdk
  module Internal
    module Webhooks
      # When a delivery was sent.
      module DeliveryTime
        RFC_3339 = /\A\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)\z/
        IN_SIGNATURE = /(?:\A|[\s,;])t=([^\s,;]+)/

        class << self
          # The timestamp as it was sent; nil if there is none.
          def text(signature, delivery)
            timestamp = signature[:timestamp]
            return nil if timestamp.nil?

            text = delivery.header(timestamp[:header])
            return text[IN_SIGNATURE, 1] if timestamp[:header].casecmp?(signature[:header])

            text.empty? ? nil : text
          end

          # Checks the age of a delivery.
          #
          # `allowed` are the seconds that the receiver allows; nil for those of the API.
          def check(timestamp, text, allowed, now)
            sent_at = text && seconds(timestamp[:format], text)
            raise Errors::WebhookVerificationError, 'the webhook does not say when it was sent' if sent_at.nil?

            tolerance = allowed || timestamp[:tolerance_seconds]
            age = now - sent_at
            return if age.abs <= tolerance

            raise Errors::WebhookVerificationError, problem(age, tolerance)
          end

          private

          def problem(age, tolerance)
            limit = tolerance == tolerance.to_i ? tolerance.to_i : tolerance
            return "the webhook was sent more than #{limit} seconds ago" if age.positive?

            "the webhook claims to be sent more than #{limit} seconds from now"
          end

          def seconds(format, text)
            return date(text)&.to_f if format == 'date'
            return nil unless /\A\d{1,18}\z/.match?(text)

            format == 'unix-millis' ? text.to_i / 1000.0 : text.to_i
          end

          def date(text)
            RFC_3339.match?(text) ? Time.xmlschema(text) : Time.httpdate(text)
          rescue ArgumentError
            nil
          end
        end
      end
    end
  end
end
