# frozen_string_literal: true

module Sdk
  module Internal
    module Json
      # Texts of other charsets, or of none.
      module Text
        MARK = "\u{FEFF}"
        CHARSETS = { 'utf8' => 'UTF-8', 'latin1' => 'ISO-8859-1', 'us-ascii' => 'ISO-8859-1' }.freeze

        class << self
          # The text in UTF-8 without its mark of the byte order. Bytes that are not of the charset are replaced.
          def decode(bytes, charset)
            encoding = charset.nil? ? Encoding::UTF_8 : find(charset.downcase)
            text = encoding == Encoding::UTF_8 ? valid(bytes) : convert(bytes, encoding)
            text.start_with?(MARK) ? text.delete_prefix(MARK) : text
          end

          # The text in UTF-8, with a replacement character for what is not.
          def valid(bytes)
            return bytes if bytes.encoding == Encoding::UTF_8 && bytes.valid_encoding?

            text = bytes.dup.force_encoding(Encoding::UTF_8)
            text.valid_encoding? ? text : text.scrub
          end

          # A text of a program in UTF-8. Raises Unsendable if it has no such form.
          def utf8(text)
            return text if text.encoding == Encoding::UTF_8 && text.valid_encoding?

            binary = text.encoding == Encoding::BINARY
            own = binary ? text.dup.force_encoding(Encoding::UTF_8) : text.encode(Encoding::UTF_8)
            return own if own.valid_encoding?

            raise Unsendable, 'text that is not UTF-8 cannot be sent'
          rescue EncodingError
            raise Unsendable, 'text that is not UTF-8 cannot be sent'
          end

          private

          def find(name)
            Encoding.find(CHARSETS.fetch(name, name))
          rescue ArgumentError
            Encoding::UTF_8
          end

          def convert(bytes, encoding)
            bytes.dup.force_encoding(encoding).encode(Encoding::UTF_8, invalid: :replace, undef: :replace)
          rescue EncodingError
            valid(bytes)
          end
        end
      end
    end
  end
end
