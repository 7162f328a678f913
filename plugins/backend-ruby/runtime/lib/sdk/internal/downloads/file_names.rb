# frozen_string_literal: true

module Sdk
  module Internal
    module Downloads
      # Reads the file name of a download from the header `Content-Disposition`, by RFC 6266 and RFC 8187.
      module FileNames
        PARAMETER = /;\s*([^\s;="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*+)"|([^;"]*))/
        ENCODED = /\A([^']*)'[^']*'((?:%\h{2}|[!-$&-~])*+)\z/

        class << self
          # The name without anything that could lead to another folder; nil if there is none.
          def of(disposition)
            parameters = parameters_in(Json::Text.valid(disposition.to_s))
            name = parameters['filename*']&.then { |value| decode(value) } || parameters['filename']
            last = name&.sub(%r{\A.*[/\\]}m, '')
            last unless ['', '.', '..', nil].include?(last)
          end

          private

          def parameters_in(text)
            text.scan(PARAMETER).each_with_object({}) do |(name, quoted, bare), all|
              all[name.downcase] ||= quoted ? quoted.gsub(/\\(.)/, '\1') : bare.strip
            end
          end

          def decode(value)
            charset, encoded = ENCODED.match(value)&.captures
            return nil if charset.nil?

            text = Requests::Percent.decode(encoded)
            case charset.downcase
            when 'utf-8' then text.valid_encoding? ? text : nil
            when 'iso-8859-1' then text.force_encoding(Encoding::ISO_8859_1).encode(Encoding::UTF_8)
            end
          end
        end
      end
    end
  end
end
