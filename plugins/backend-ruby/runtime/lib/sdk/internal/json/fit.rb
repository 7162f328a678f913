# frozen_string_literal: true

module Sdk
  module Internal
    module Json
      # Tells whether JSON fits a type, to choose between the variants of a union. There are three modes: by `:strict`, values
      # must be as they are declared; by `:lenient`, they need only be readable, so an enumeration may have other values; by
      # `:outline`, only what is required must fit.
      module Fit
        UUID = /\A\h{8}-?(?:\h{4}-?){3}\h{12}\z/

        class << self
          # The number of properties that the type does not declare; nil if the JSON does not fit.
          def of(type, json, mode)
            type = Types.resolve(type)
            case type
            when Array then fits_compound?(type, json, mode) ? 0 : nil
            when String then fits_word?(type, json, mode) ? 0 : nil
            else of_class(type, json, mode)
            end
          end

          private

          def of_class(type, json, mode)
            return json.is_a?(Hash) ? of_model(type, json, mode) : nil if Types.model?(type)
            return fits_enum?(type, json, mode) ? 0 : nil unless type.is_a?(Union)

            variant = Unions.choose(type, json, mode)
            variant.nil? ? nil : of(variant, json, mode)
          end

          def fits_enum?(enum, json, mode)
            inner = Types.type_of_enum(enum)
            fits_word?(inner, json, mode) && (mode != :strict || enum.known?(Types.read(inner, json)))
          end

          def fits_word?(type, json, mode)
            case type
            when 'string' then json.is_a?(String) || (json.is_a?(JsonLiteral) && json.text?)
            when 'int32', 'int64', 'integer' then number?(json) && readable?(type, json)
            when 'double' then number?(json)
            when 'datetime', 'date' then json.is_a?(String) && fits_time?(type, json, mode)
            when 'decimal' then json.is_a?(String) && Numbers.spelled?(json)
            when 'uuid' then json.is_a?(String) && UUID.match?(json)
            else readable?(type, json)
            end
          end

          def number?(json)
            json.is_a?(Numeric) || (json.is_a?(JsonLiteral) && !json.text?)
          end

          def readable?(type, json)
            !Types.read(type, json).equal?(MISFIT)
          end

          def fits_time?(type, text, mode)
            return !Times.parse(text).nil? if mode != :strict

            type == 'date' ? text.length == 10 && !Times.parse(text).nil? : Times.exact?(text)
          end

          def fits_compound?(type, json, mode)
            case type[0]
            when 'nullable' then json.nil? || !of(type[1], json, mode).nil?
            when 'const' then constant?(type, json)
            when 'list' then json.is_a?(Array) && all_fit?(type[1], json, mode)
            else json.is_a?(Hash) && all_fit?(type[1], json.values, mode)
            end
          end

          def all_fit?(type, all, mode)
            all.all? { |one| one.nil? || !of(type, one, mode).nil? }
          end

          def constant?(type, json)
            !json.nil? && !of(type[1], json, :lenient).nil? && Types.read(type[1], json) == type[2]
          end

          def of_model(model, json, mode)
            left = json.dup
            model::PROPERTIES.each do |name, (wire, type)|
              required = model::REQUIRED.include?(name)
              if left.key?(wire)
                return nil unless fits_property?(type, left.delete(wire), mode, required)
              elsif required
                return nil
              end
            end
            return nil if mode == :strict && !all_fit?(model::EXTRA, left.values, mode)

            left.size
          end

          def fits_property?(type, json, mode, required)
            constant = type.is_a?(Array) && type[0] == 'const'
            return true if mode == :outline && !required && !constant
            return !required if json.nil? && !Types.takes_null?(type) && !constant

            !of(type, json, mode).nil?
          end
        end
      end
    end
  end
end
