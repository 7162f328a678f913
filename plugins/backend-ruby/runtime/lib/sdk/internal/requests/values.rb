# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # JSON as text in URLs and headers.
      module Values
        class << self
          def text(json)
            case json
            when String then json
            when Float then Json::Numbers.text(json)
            else Json.write(json)
            end
          end

          # The parts of a list or an object that are not null, as a list or an object; nil if it is neither.
          def parts_of(json)
            json.compact if json.is_a?(Array) || json.is_a?(Hash)
          end

          # A list or an object in one text; `encode` encodes each part.
          def joined(json, exploded, separator, encode)
            parts = parts_of(json)
            return encode.call(text(json)) if parts.nil?
            return parts.map { |part| encode.call(text(part)) }.join(separator) if parts.is_a?(Array)

            pairs = parts.map { |name, part| "#{encode.call(name)}#{exploded ? '=' : ','}#{encode.call(text(part))}" }
            pairs.join(exploded ? separator : ',')
          end
        end
      end
    end
  end
end
