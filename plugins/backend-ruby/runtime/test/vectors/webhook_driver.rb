# frozen_string_literal: true

require 'time'

module Vectors
  # Verifies deliveries of webhooks.
  module WebhookDriver
    class << self
      def drive(given, _expected)
        Sdk::Internal::Webhooks::Verifier.verify(
          given['signatures'].map { |one| signature(one) }, delivery(given), given['secrets'],
          tolerance: given['toleranceSeconds'], now: Time.iso8601(given['now']).to_f
        )
        { 'isVerified' => true }
      rescue Sdk::Errors::Error => e
        { 'isVerified' => false, 'error' => Errors.describe(e) }
      end

      private

      def delivery(given)
        Sdk::WebhookDelivery.new(given['body'], given['headers'], url: given['url'])
      end

      def signature(given)
        family, hash = given['algorithm'].match(/\A(.*?)(?:-(sha\d+))?\z/).captures
        {
          header: given['header'], family:, hash:, encoding: given['encoding'], prefix: given['prefix'],
          components: given['components'], delimiter: given['delimiter'], timestamp: timestamp(given['timestamp'])
        }.compact
      end

      def timestamp(given)
        given && { header: given['header'], format: given['format'], tolerance_seconds: given['toleranceSeconds'] }
      end
    end
  end
end
