# frozen_string_literal: true

module Sdk
  module Internal
    module Json
      # Makes JSON of the values that programs give.
      module Encoder
        class << self
          # The JSON of a value, as its type has it; where the value is of another kind, as its own kind has it. Raises
          # Unsendable if the value has no form in JSON.
          def encode(type, value)
            return nil if value.nil?

            type = Types.resolve(type)
            case type
            when String then encode_word(type, value)
            when Array then encode_compound(type, value)
            else encode_class(type, value)
            end
          end

          private

          def encode_word(type, value)
            case type
            when 'double' then value.is_a?(Float) ? encode_double(value) : encode_any(value)
            when 'date' then value.respond_to?(:strftime) ? value.strftime('%Y-%m-%d') : encode_any(value)
            when 'datetime' then encode_time(value)
            when 'bytes' then value.is_a?(String) ? [value].pack('m0') : encode_any(value)
            when 'decimal' then decimal?(value) ? value.to_s('F') : encode_any(value)
            else encode_any(value)
            end
          end

          def encode_double(value)
            text = Numbers.text(value)
            text.match?(/\A-?\d+\z/) ? text.to_i : JsonLiteral.new(text)
          end

          # A day stands for its midnight in UTC.
          def encode_time(value)
            day = value.respond_to?(:strftime) && !value.respond_to?(:hour)
            day ? value.strftime('%Y-%m-%dT00:00:00Z') : encode_any(value)
          end

          # Decimal numbers of the library `bigdecimal`, which the SDK does not load.
          def decimal?(value)
            defined?(::BigDecimal) && value.is_a?(::BigDecimal)
          end

          def encode_compound(type, value)
            case type[0]
            when 'nullable', 'const' then encode(type[1], value)
            when 'list'
              value.respond_to?(:to_ary) || value.is_a?(Enumerator) ? encode_list(type[1], value) : encode_any(value)
            else
              value.respond_to?(:to_hash) ? encode_map(type[1], value.to_hash) : encode_any(value)
            end
          end

          def encode_list(type, list)
            list.to_a.reject { |item| item.equal?(OMIT) }.map { |item| encode(type, item) }
          end

          def encode_map(type, map)
            map.each_with_object({}) do |(name, item), members|
              members[Text.utf8(name.to_s)] = encode(type, item) unless item.equal?(OMIT)
            end
          end

          def encode_class(type, value)
            return type.encode_hash(value.to_hash) if Types.model?(type) && value.respond_to?(:to_hash)

            type.is_a?(Union) ? Unions.encode(type, value) : encode_any(value)
          end

          def encode_any(value)
            case value
            when String then encode_text(value)
            when Symbol then Text.utf8(value.to_s)
            when Integer, JsonLiteral, true, false, nil then value
            when Float then value.finite? ? value : encode_double(value)
            when Array then encode_list('any', value)
            when Hash then encode_map('any', value)
            when Model then value.as_json
            when UnknownVariant then value.json
            else encode_other(value)
            end
          end

          # Programs may change their texts after the call, but nothing that a model holds.
          def encode_text(value)
            text = Text.utf8(value)
            text.equal?(value) && !text.frozen? ? text.dup : text
          end

          def encode_other(value)
            raise Unsendable, 'a file cannot be sent as JSON' if Requests::Files.file?(value)
            return encode_moment(value) if value.respond_to?(:strftime)
            return JsonLiteral.new(value.to_s('F')) if decimal?(value)
            return encode_map('any', value.to_hash) if value.respond_to?(:to_hash)
            return encode_list('any', value) if value.is_a?(Enumerable) && !value.is_a?(Struct)

            raise Unsendable, "values of the type #{value.class} have no form in JSON"
          end

          def encode_moment(value)
            return value.strftime('%Y-%m-%d') unless value.respond_to?(:hour)

            Times.format(value.respond_to?(:nsec) ? value : value.to_time)
          end
        end
      end
    end
  end
end
