# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Finds out where the API is.
      module BaseUrls
        class << self
          # A URL for each role. Raises ConfigurationError if there is none.
          def of(spec, values, variables)
            named = values.get(:environment)
            own = values.get(:base_url)
            own = variables.get(spec[:base_url_env]) if own.nil? && named.nil?
            return [Urls.check(own.to_s)] unless own.nil?

            environments = spec[:environments] || []
            raise Errors::ConfigurationError, 'base_url is needed' if environments.empty?

            chosen = named.nil? ? environments.first : environments.find { |one| one[:name].to_s == named.to_s }
            raise Errors::ConfigurationError, "environment must be one of: #{names(environments)}" if chosen.nil?

            chosen[:urls].map { |url| Urls.check(fill(url, spec, values)) }
          end

          private

          def names(environments)
            environments.map { |one| one[:name] }.join(', ')
          end

          def fill(url, spec, values)
            url.gsub(/\{([^{}]+)\}/) do |placeholder|
              variable = (spec[:variables] || []).find { |one| one[:name] == Regexp.last_match(1) }
              raise Errors::ConfigurationError, "the base URL needs a value for #{placeholder}" if variable.nil?

              value = values.resolve(variable[:option])
              value = variable[:default] if value.nil?
              raise Errors::ConfigurationError, "the base URL needs a value for #{variable[:option]}" if value.nil?

              value.to_s
            end
          end
        end
      end
    end
  end
end
