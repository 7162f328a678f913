# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # Percent-encoding: unreserved characters stay, and others that a location allows.
      module Percent
        RESERVED = /[^0-9A-Za-z._~-]/n
        ENCODED = /%(\h\h)/n

        # What most texts are.
        UNRESERVED = /\A[0-9A-Za-z._~-]*\z/

        class << self
          def encode(text, allowed = '')
            return text if text.ascii_only? && UNRESERVED.match?(text)

            encoded = text.b.gsub(RESERVED) { |one| allowed.include?(one) ? one : format('%%%02X', one.ord) }
            encoded.force_encoding(Encoding::UTF_8)
          end

          # As forms have it.
          def encode_form(text)
            encode(text).gsub('%20', '+')
          end

          def decode(text)
            text.b.gsub(ENCODED) { Regexp.last_match(1).hex.chr }.force_encoding(Encoding::UTF_8)
          end
        end
      end
    end
  end
end
