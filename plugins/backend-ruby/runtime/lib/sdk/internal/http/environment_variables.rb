# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # The environment variables that a client names, as they were when it was created.
      class EnvironmentVariables
        PLACEHOLDER = /\$\{(\w+)\}/

        def initialize(spec)
          @values = OptionValues.new(names_in(spec).to_h { |name| [name, read(name)] })
        end

        def get(name)
          @values.get(name)
        end

        # A text with variables in place of their names; nil if one is not set.
        def fill(template)
          complete = true
          text = template.gsub(PLACEHOLDER) do
            value = get(Regexp.last_match(1))
            complete &&= !value.nil?
            value.to_s
          end
          complete ? text : nil
        end

        private

        def read(name)
          value = ENV[name].to_s.strip
          value.empty? ? nil : value
        end

        def names_in(spec)
          credentials = spec[:auth][:schemes].each_value.flat_map { |scheme| scheme.values.grep(Hash) }
          headers = spec[:headers] || []
          [
            spec[:base_url_env], *(credentials + headers).map { |one| one[:env] },
            *headers.flat_map { |one| one[:template].to_s.scan(PLACEHOLDER).flatten }
          ].compact
        end
      end
    end
  end
end
