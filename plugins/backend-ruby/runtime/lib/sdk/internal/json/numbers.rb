# frozen_string_literal: true

module Sdk
  module Internal
    module Json
      # Numbers as JSON spells them.
      module Numbers
        MOST_DIGITS = 8192
        LARGEST_EXACT = 2**53
        SPELLED = /\A-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?\z/
        PARTS = /\A(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?\z/

        class << self
          # Whether a text spells a number, as some servers do.
          def spelled?(text)
            text.length <= 90 && SPELLED.match?(text)
          end

          # The double that a text spells; infinite if it is too large. `to_f` warns of numbers that are out of range.
        def float(text)
          parts = PARTS.match(text)
          return Float::INFINITY if parts.nil?

          magnitude = parts[2].length + parts[4].to_i
          return text.to_f if magnitude.abs < 300
          return 0.0 if magnitude < -MOST_DIGITS

          magnitude > MOST_DIGITS ? Float::INFINITY : text.to_r.to_f
        end

        # Whether a double is not the number that a text spells: it is too large, became zero, or is another integer.
          def lost?(text, value)
            return true if value.infinite?
            return false if value.abs < LARGEST_EXACT && !value.zero?

            whole = whole(text)
            whole.nil? ? value.zero? : whole != whole(value.to_s)
          end

          # The number as ECMAScript writes it. Raises Unsendable if it is infinite or none.
          def text(value)
            raise Unsendable, 'NaN and infinite numbers have no form in JSON' unless value.finite?
            return value.to_i.to_s if value == value.floor && value.abs < LARGEST_EXACT

            mantissa, shift = value.abs.to_s.split('e')
            whole, fraction = mantissa.split('.')
            digits = "#{whole}#{fraction}"
            exponent = shift.to_i + whole.length - 1 - digits[/\A0*/].length
            "#{'-' if value.negative?}#{spell(digits.gsub(/\A0+|0+\z/, ''), exponent)}"
          end

          # The integer that a text spells, such as `12e3`; nil if it has a fraction, or more digits than anyone needs.
          def whole(text)
            sign, front, fraction, exponent = PARTS.match(text)&.captures
            return nil if front.nil?

            fraction = (fraction || '').sub(/0+\z/, '')
            digits = (front + fraction).to_i
            shift = exponent.to_i - fraction.length
            return nil if front.length + shift.abs > MOST_DIGITS
            return 0 if digits.zero?
            return nil if shift.negative? && digits % (10**-shift) != 0

            value = shift.negative? ? digits / (10**-shift) : digits * (10**shift)
            sign == '-' ? -value : value
          end

          private

          def spell(digits, exponent)
            if exponent >= 21 || exponent < -6
              fraction = digits.length == 1 ? '' : ".#{digits[1..]}"
              return "#{digits[0]}#{fraction}e#{'+' unless exponent.negative?}#{exponent}"
            end
            return "0.#{'0' * (-exponent - 1)}#{digits}" if exponent.negative?
            return digits.ljust(exponent + 1, '0') if digits.length <= exponent + 1

            "#{digits[0..exponent]}.#{digits[(exponent + 1)..]}"
          end
        end
      end
    end
  end
end
