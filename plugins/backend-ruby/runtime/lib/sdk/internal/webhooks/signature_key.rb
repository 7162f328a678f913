# frozen_string_literal: true

require 'openssl'

module Sdk
  module Internal
    module Webhooks
      # Verifies signatures with a secret or a public key.
      module SignatureKey
        MARKER = 'whsec_'

        class << self
          # A check of a message and the bytes of a signature.
          #
          # Raises ConfigurationError if the secret is not one of the declared kind.
          def verifier(signature, secret)
            raise Errors::ConfigurationError, 'the secret of the webhook is empty' if secret.nil? || secret.empty?

            hash = signature[:hash] || 'sha256'
            case signature[:family]
            when 'hmac' then hmac(secret, hash)
            when 'ed25519' then Ed25519.verifier(bytes_of(secret))
            else PublicKey.verifier(bytes_of(secret), signature[:family], hash)
            end
          end

          def wrong
            Errors::ConfigurationError.new('the secret of the webhook is not a key of the declared kind')
          end

          private

          def hmac(secret, hash)
            key = secret.start_with?(MARKER) ? Encoding.decode(secret.delete_prefix(MARKER), 'base64') : secret
            raise wrong if key.nil? || key.empty?

            lambda do |message, signature|
              expected = OpenSSL::HMAC.digest(hash, key, message)
              expected.bytesize == signature.bytesize && OpenSSL.fixed_length_secure_compare(expected, signature)
            end
          end

          # The bytes of a key, which is in hexadecimal digits, in base64 or in PEM.
          def bytes_of(text)
            bare = text.gsub(/-----[^-]+-----|\s/, '')
            Encoding.decode(bare, 'hex') || Encoding.decode(bare, 'base64') || raise(wrong)
          end
        end
      end
    end
  end
end
