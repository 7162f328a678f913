# frozen_string_literal: true

module Sdk
  module Internal
    module Requests
      # Pairs of a query or a form, by the style of a parameter.
      module Query
        RESERVED = ":/?@!$'()*,;="
        SEPARATORS = { 'spaceDelimited' => '%20', 'pipeDelimited' => '%7C' }.freeze

        class << self
          # The pairs of a parameter, or of a field of a form. `encode` encodes texts; nil: as in a query.
          def pairs(parameter, json, encode = nil)
            encode ||= parameter[:allow_reserved] ? method(:encode_reserved) : Percent.method(:encode)
            pairs_of(parameter[:style], parameter[:explode], encode, parameter[:name], json)
          end

          private

          def pairs_of(style, explode, encode, name, json)
            return [] if Json.nothing?(json)

            parts = style == 'json' ? nil : Values.parts_of(json)
            if parts.nil?
              text = style == 'json' ? Json.write(json) : Values.text(json)
              return ["#{encode.call(name)}=#{encode.call(text)}"]
            end
            return deep(parts, explode, encode, name) if style == 'deepObject'

            explode = style.nil? || style == 'form' if explode.nil?
            return exploded(encode, name, parts) if explode

            parts.empty? ? [] : [joined(style, encode, name, parts)]
          end

          def deep(parts, explode, encode, name)
            keyed = parts.is_a?(Array) ? parts.each_with_index.map { |part, index| [index, part] } : parts
            keyed.flat_map { |key, part| pairs_of('deepObject', explode, encode, "#{name}[#{key}]", part) }
          end

          def exploded(encode, name, parts)
            return parts.map { |part| pair(encode, name, part) } if parts.is_a?(Array)

            # A list in an object repeats its key, as a list of its own does.
            parts.flat_map do |key, part|
              (part.is_a?(Array) ? part.compact : [part]).map { |item| pair(encode, key, item) }
            end
          end

          def pair(encode, name, part)
            "#{encode.call(name)}=#{encode.call(Values.text(part))}"
          end

          def joined(style, encode, name, parts)
            texts = (parts.is_a?(Hash) ? parts.to_a.flatten(1) : parts).map { |part| Values.text(part) }
            "#{encode.call(name)}=#{texts.map { |text| encode.call(text) }.join(SEPARATORS.fetch(style, ','))}"
          end

          # What is percent-encoded already stays.
          def encode_reserved(text)
            Percent.encode(text, RESERVED).gsub(/%25(?=\h{2})/, '%')
          end
        end
      end
    end
  end
end
