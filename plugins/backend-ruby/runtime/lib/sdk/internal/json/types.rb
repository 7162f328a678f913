# frozen_string_literal: true

module Sdk
  module Internal
    module Json
      # Reads JSON by its type. A type is data: a word, a word in a list with what it needs, a class or module, or a proc that
      # gives one, so that classes are loaded only when they are needed.
      module Types
        INT32 = (-(2**31)..((2**31) - 1))
        INT64 = (-(2**63)..((2**63) - 1))
        NAMES = {
          'string' => 'a string', 'uuid' => 'a string', 'bool' => 'a boolean', 'int32' => 'an integer',
          'int64' => 'an integer', 'integer' => 'an integer', 'double' => 'a number', 'decimal' => 'a decimal number',
          'date' => 'a date', 'datetime' => 'a time of RFC 3339', 'bytes' => 'a string in base64'
        }.freeze

        class << self
          # The type that a proc stands for.
          def resolve(type)
            type.is_a?(Proc) ? type.call : type
          end

          # The value that JSON stands for; MISFIT if it does not fit the type.
          def read(type, json)
            type = resolve(type)
            case type
            when String then read_word(type, json)
            when Array then read_compound(type, json)
            else read_class(type, json)
            end
          end

          # The value of a whole body, which must be of its kind. Raises Mismatch if it is not.
          def read_whole(type, json, path = '$')
            return nil if json.nil?

            value = read(type, json)
            return value unless value.equal?(MISFIT)

            raise Mismatch.new("holds #{Json.describe(json)} instead of #{describe(type)} at #{path}", path)
          end

          # A property, an item of a list or a member of a map: what does not fit stays as it came.
          def read_part(type, json)
            return nil if json.nil?

            value = read(type, json)
            value.equal?(MISFIT) ? Json.deep_freeze(json) : value
          end

          # Whether null is a value of a type.
          def takes_null?(type)
            type == 'any' || (type.is_a?(Array) && type[0] == 'nullable')
          end

          # The type of the values of an enumeration.
          def type_of_enum(enum)
            case enum::VALUES.first
            when Integer then 'int64'
            when Float then 'double'
            when true, false then 'bool'
            else 'string'
            end
          end

          def model?(type)
            type.is_a?(Class) && type <= Model
          end

          private

          def read_word(type, json)
            case type
            when 'any' then Json.deep_freeze(json)
            when 'string', 'decimal', 'uuid' then json.is_a?(String) ? json.freeze : MISFIT
            when 'bool' then [true, false].include?(json) ? json : MISFIT
            when 'int32', 'int64', 'integer' then read_integer(type, json)
            when 'double' then read_double(json)
            when 'date', 'datetime', 'bytes' then json.is_a?(String) ? read_format(type, json) : MISFIT
            else MISFIT
            end
          end

          def read_integer(type, json)
            value = json.is_a?(Integer) ? json : whole(json)
            return MISFIT if value.nil? || (type == 'int32' && !INT32.cover?(value))

            type == 'int64' && !INT64.cover?(value) ? MISFIT : value
          end

          # The whole number that JSON is in another form, or that a text spells.
          def whole(json)
            case json
            when Float then Numbers.whole(json.to_s)
            when String then Numbers.spelled?(json) ? Numbers.whole(json) : nil
            when JsonLiteral then Numbers.whole(json.json)
            end
          end

          def read_double(json)
            number = case json
                     when Numeric then json.to_f
                     when String then Numbers.spelled?(json) ? Numbers.float(json) : Float::INFINITY
                     when JsonLiteral then json.text? ? Float::INFINITY : Numbers.float(json.json)
                     else Float::INFINITY
                     end
            number.finite? ? number : MISFIT
          end

          def read_format(type, text)
            value = case type
                    when 'datetime' then Times.parse(text)
                    when 'date' then date(text)
                    else bytes(text)
                    end
            value || MISFIT
          end

          # Some servers send a time in place of a date.
          def date(text)
            time = Times.parse(text)
            return nil if time.nil? || time.year.zero?

            require 'date'
            ::Date.new(time.year, time.month, time.day)
          end

          def bytes(text)
            padded = text.tr('-_', '+/')
            padded += '=' * (-padded.length % 4) unless padded.end_with?('=')
            padded.unpack1('m0').freeze
          rescue ArgumentError
            nil
          end

          def read_compound(type, json)
            case type[0]
            when 'nullable' then json.nil? ? nil : read(type[1], json)
            when 'const' then read(type[1], json)
            when 'list'
              json.is_a?(Array) ? json.map { |item| read_part(type[1], item) }.freeze : MISFIT
            else
              json.is_a?(Hash) ? json.transform_values { |item| read_part(type[1], item) }.freeze : MISFIT
            end
          end

          def read_class(type, json)
            if model?(type)
              json.is_a?(Hash) ? type.of_json(json) : MISFIT
            elsif type.is_a?(Union)
              Unions.read(type, json)
            else
              read(type_of_enum(type), json)
            end
          end

          def describe(type)
            type = resolve(type)
            return NAMES.fetch(type, 'another value') if type.is_a?(String)
            return model?(type) ? 'an object' : 'another value' unless type.is_a?(Array)

            { 'list' => 'a list', 'map' => 'an object' }.fetch(type[0]) { describe(type[1]) }
          end
        end
      end
    end
  end
end
