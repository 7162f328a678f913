# frozen_string_literal: true

require 'uri'

module SdkTests
  module Support
    # Names and values, decoded. The order counts among values of one name, and in forms in parts.
    module Pairs
      class << self
        # The pairs of a query, or of a form of the same syntax.
        def of_query(text)
          split(text, '&') { |part| URI.decode_www_form_component(part) }
        end

        # The pairs of the header of cookies.
        def of_cookies(text)
          split(text, '; ') { |part| decode(part) }
        end

        # The pairs of a form in parts.
        def of_parts(request)
          boundary = request.headers['content-type'].to_s[/boundary="?([^";]+)/, 1]
          "\r\n#{request.body}".split("\r\n--#{boundary}").filter_map do |part|
            head, content = part.split("\r\n\r\n", 2)
            name = head.to_s[/[; ]name="?([^";\r]*)"?/, 1]
            [name, content] if name && content
          end
        end

        # A text without percent-encoding, in which a plus is a plus.
        def decode(text)
          URI.decode_www_form_component(text.gsub('+', '%2B'))
        end

        # How pairs differ, in a sentence; nil if they do not.
        def difference(what, got, wanted, ordered:)
          own, other = [got, wanted].map { |pairs| ordered ? pairs : sorted(pairs) }
          same = own.length == other.length && own.zip(other).all? do |(name, value), (wanted_name, wanted_value)|
            name == wanted_name && Difference.alike?(value, wanted_value)
          end
          "the #{what} is #{own.inspect}, not #{other.inspect}" unless same
        end

        private

        def split(text, separator)
          text.split(separator).reject(&:empty?).map do |part|
            name, value = part.split('=', 2)
            [yield(name), yield(value.to_s)]
          end
        end

        # Sorted by name; values of one name stay in their order.
        def sorted(pairs)
          pairs.sort_by.with_index { |(name, _), at| [name, at] }
        end
      end
    end
  end
end
