# frozen_string_literal: true

module Sdk
  module Internal
    module Webhooks
      # Bytes as text.
      module Encoding
        HEX = /\A(?:\h\h)+\z/
        BASE64 = %r{\A[A-Za-z0-9+/]*\z}

        # The bytes; nil if the text is not in the encoding, `hex` or `base64`.
        def self.decode(text, encoding)
          return HEX.match?(text) ? [text].pack('H*') : nil if encoding == 'hex'

          bare = text.tr('-_', '+/').sub(/=+\z/, '')
          BASE64.match?(bare) && bare.length % 4 != 1 ? bare.unpack1('m') : nil
        end
      end
    end
  end
end
