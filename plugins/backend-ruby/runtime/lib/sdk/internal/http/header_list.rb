# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Headers of a request, of which each name has one value.
      class HeaderList
        NAME = /\A[A-Za-z0-9!\#$%&'*+.^_`|~-]+\z/
        PLAIN = /\A[\t\x20-\x7E]*\z/
        VALUE = /\A[\t\x20-\x7E\u{80}-\u{FF}]*\z/

        def initialize
          @all = {}
        end

        # Pairs of names and values.
        def all
          @all.values
        end

        def get(name)
          @all[name.downcase]&.last
        end

        # Sets a header; nil removes it. Raises ConfigurationError if the header cannot be sent.
        def set(name, value)
          name = name.to_s
          raise Errors::ConfigurationError, "not a header name: #{name.inspect}" unless NAME.match?(name)

          key = name.downcase
          return @all.delete(key) if value.nil?

          # Each byte is a character here: texts beyond Latin-1 have no form in a header.
          text = latin1(value.to_s)
          if text.nil?
            raise Errors::ConfigurationError,
                  "the value of the header #{name} holds a character that headers cannot carry"
          end

          @all[key] = [name, text]
        end

        # Sets headers, which are pairs of names and values.
        def add(headers)
          headers.each { |name, value| set(name, value) }
          self
        end

        private

        def latin1(value)
          return value if value.ascii_only? && PLAIN.match?(value)

          text = Json::Text.utf8(value)
          return nil unless VALUE.match?(text)

          text.ascii_only? ? text : text.encode(Encoding::ISO_8859_1).b
        rescue Json::Unsendable
          nil
        end
      end
    end
  end
end
