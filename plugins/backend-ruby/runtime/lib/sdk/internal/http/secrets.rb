# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # The secrets of a call, which nothing that is printed may show.
      class Secrets
        include Internal::Unserializable

        # Shorter ones are in too many words.
        SHORTEST = 3
        # How much of a text is looked at to shorten it.
        START = 16_000
        SPACES = /[ \p{Cntrl}\u{FEFF}]+/

        def initialize(texts = [])
          @texts = texts
        end

        def add(secret)
          return if secret.empty?

          secret = Json::Text.valid(secret)
          # URLs and queries have it in the second form.
          @texts |= [secret, Internal::Requests::Percent.encode(secret)]
        end

        # These and others.
        def with(others)
          return others if @texts.empty?

          Secrets.new(@texts | others.texts)
        end

        # A text without secrets.
        def mask(text)
          @texts.reduce(Json::Text.valid(text)) do |masked, secret|
            secret.length < SHORTEST ? masked : masked.gsub(secret, '***')
          end
        end

        # A text without secrets in one line of at most so many characters.
        def show(text, most)
          # A secret that is cut off would not be found.
          mask(text)[0, START].gsub(SPACES, ' ').strip[0, most]
        end

        def inspect
          '#<Secrets ***>'
        end

        protected

        attr_reader :texts
      end
    end
  end
end
