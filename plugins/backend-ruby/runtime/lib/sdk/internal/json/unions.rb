# frozen_string_literal: true

module Sdk
  module Internal
    module Json
      # Chooses the variant of a union, in reading and in writing.
      module Unions
        class << self
          def read(union, json)
            variant = choose(union, json, :strict) || choose(union, json, :lenient)
            variant ||= choose(union, json, :outline) if union::TAG.nil?
            value = variant.nil? ? MISFIT : Types.read(variant, json)
            value.equal?(MISFIT) ? UnknownVariant.new(tag_of(union, json), Json.deep_freeze(json)) : value
          end

          # The type of the variant that JSON is; nil if it is not one of them.
          def choose(union, json, mode)
            return union::VARIANTS[tag_of(union, json)] unless union::TAG.nil?

            fits = union::VARIANTS.filter_map { |variant| Fit.of(variant, json, mode)&.then { |fit| [variant, fit] } }
            fits.min_by.with_index { |(_, fit), index| [fit, index] }&.first
          end

          def encode(union, value)
            return value.json if value.is_a?(UnknownVariant)

            tag, variant = variant_told(union, value)
            tag, variant = variant_held(union, value) unless variant || tagged?(union, value)
            return Encoder.encode('any', value) if variant.nil?

            json = Encoder.encode(variant, value)
            json.is_a?(Hash) ? with_tag(union, variant, json, tag) : json
          end

          private

          # Whether a hash has a tag, which may be one that the API does not declare.
          def tagged?(union, value)
            value.is_a?(Hash) && !union::TAG.nil? && (value.key?(union::TAG) || value.key?(union::TAG.to_sym))
          end

          # Tag and type of the variant that a hash names by its tag.
          def variant_told(union, value)
            return nil if union::TAG.nil? || !value.is_a?(Hash)

            union::VARIANTS.lazy.map { |tag, type| [tag, Types.resolve(type)] }
                           .find { |tag, type| tag_given(union, type, value)&.to_s == tag }
          end

          # Tag and type of the first variant that can hold a value.
          def variant_held(union, value)
            all = union::TAG.nil? ? union::VARIANTS.map { |type| [nil, type] } : union::VARIANTS
            all.lazy.map { |tag, type| [tag, Types.resolve(type)] }.find { |_, type| holds?(type, value) }
          end

          def tag_of(union, json)
            tag = union::TAG.nil? ? nil : Json.member(json, union::TAG)
            case tag
            when String then tag
            when Numeric, true, false then Json.write(tag)
            end
          end

          def with_tag(union, variant, json, tag)
            return json if tag.nil? || json.key?(union::TAG)

            json.merge(union::TAG => tag_value(union, variant, tag))
          end

          # The tag as the variant declares it, which may be a number.
          def tag_value(union, variant, tag)
            _, type = tag_property(union, variant)
            parsed = Json.try_parse(tag)
            read = type.nil? || parsed.equal?(OMIT) ? MISFIT : Types.read(type, parsed)
            read.equal?(MISFIT) ? tag : read
          end

          # Name and type of the property for the tag, if the variant declares it.
          def tag_property(union, variant)
            return nil unless Types.model?(variant)

            name, (_, type) = variant::PROPERTIES.find { |_, (wire, _)| wire == union::TAG }
            [name, type]
          end

          # The tag in a hash, by its name in JSON or by that of the variant's property.
          def tag_given(union, variant, hash)
            property, = tag_property(union, variant)
            hash[[union::TAG, union::TAG.to_sym, property].find { |name| hash.key?(name) }]
          end

          # Whether a value of a program is one of a variant.
          def holds?(variant, value)
            variant = Types.resolve(variant)
            case variant
            when String then holds_word?(variant, value)
            when Array then holds_compound?(variant, value)
            else holds_class?(variant, value)
            end
          end

          def holds_word?(word, value)
            case word
            when 'string', 'uuid', 'decimal', 'bytes' then value.is_a?(String) || value.is_a?(Symbol)
            when 'bool' then [true, false].include?(value)
            when 'int32', 'int64', 'integer' then value.is_a?(Integer)
            when 'double' then value.is_a?(Numeric)
            when 'datetime', 'date' then value.respond_to?(:strftime)
            else word == 'any'
            end
          end

          def holds_compound?(variant, value)
            case variant[0]
            when 'list' then value.is_a?(Array)
            when 'map' then value.is_a?(Hash)
            else value.nil? || holds?(variant[1], value)
            end
          end

          def holds_class?(type, value)
            return value.is_a?(type) || value.is_a?(Hash) if Types.model?(type)
            return false if type.is_a?(Union)

            Types.read(Types.type_of_enum(type), value.is_a?(Symbol) ? value.to_s : value) == value
          end
        end
      end
    end
  end
end
