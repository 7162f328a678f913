# frozen_string_literal: true

require 'openssl'

module Sdk
  module Internal
    module Webhooks
      # Signatures by Ed25519.
      module Ed25519
        KEY_LENGTH = 32
        SIGNATURE_LENGTH = 64
        # What stands before the bytes of a key in DER (RFC 8410). Ruby 3.1 cannot read a key without it.
        WRAPPER = ['302a300506032b6570032100'].pack('H*').freeze

        # A check of a message and a signature.
        #
        # Raises ConfigurationError if the bytes are not a key.
        def self.verifier(bytes)
          raw = bytes.bytesize == WRAPPER.bytesize + KEY_LENGTH ? bytes.byteslice(-KEY_LENGTH, KEY_LENGTH) : bytes
          raise SignatureKey.wrong unless raw.bytesize == KEY_LENGTH

          key = OpenSSL::PKey.read(WRAPPER + raw)
          lambda do |message, signature|
            signature.bytesize == SIGNATURE_LENGTH && PublicKey.valid? { key.verify(nil, signature, message) }
          end
        rescue OpenSSL::PKey::PKeyError
          raise SignatureKey.wrong
        end
      end
    end
  end
end
