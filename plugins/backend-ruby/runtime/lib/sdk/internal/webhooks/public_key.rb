# frozen_string_literal: true

require 'openssl'

module Sdk
  module Internal
    module Webhooks
      # Signatures by RSA and by ECDSA.
      module PublicKey
        class << self
          # A check of a message and a signature.
          #
          # Raises ConfigurationError if the bytes are not a public key of the family.
          def verifier(der, family, hash)
            key = read(der)
            kind = family == 'ecdsa' ? OpenSSL::PKey::EC : OpenSSL::PKey::RSA
            raise SignatureKey.wrong unless key.is_a?(kind) && !key.private?

            case family
            when 'rsa' then ->(message, signature) { valid? { key.verify(hash, signature, message) } }
            when 'rsa-pss' then ->(message, signature) { valid? { pss?(key, hash, message, signature) } }
            else ->(message, signature) { valid? { key.verify(hash, der_of(signature, key), message) } }
            end
          end

          # Whether a check succeeds. OpenSSL raises errors for some signatures that are malformed.
          def valid?
            yield == true
          rescue OpenSSL::PKey::PKeyError
            false
          end

          private

          # The password keeps OpenSSL from asking for one at the terminal.
          def read(der)
            OpenSSL::PKey.read(der, '')
          rescue OpenSSL::PKey::PKeyError
            begin
              OpenSSL::PKey::RSA.new(der, '')
            rescue OpenSSL::PKey::PKeyError
              raise SignatureKey.wrong
            end
          end

          def pss?(key, hash, message, signature)
            key.verify_pss(hash, signature, message, salt_length: :auto, mgf1_hash: hash)
          end

          # A signature in DER: some send its two numbers one after the other.
          def der_of(signature, key)
            size = (key.group.degree + 7) / 8
            return signature unless signature.bytesize == 2 * size

            numbers = [signature.byteslice(0, size), signature.byteslice(size, size)].map do |bytes|
              OpenSSL::ASN1::Integer.new(OpenSSL::BN.new(bytes, 2))
            end
            OpenSSL::ASN1::Sequence.new(numbers).to_der
          end
        end
      end
    end
  end
end
