# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # Chooses the schemes of a call.
      class SchemeChooser
        UNSATISFIED = "No authentication credentials provided that satisfy the endpoint's security requirements. " \
                      'Please provide credentials for: '

        # `auth` is the descriptor of the credentials of the API.
        def initialize(auth, credentials)
          @auth = auth
          @credentials = credentials
          @lacking = {}
        end

        # `security` are the alternatives that the method declares. Raises MissingCredentialsError if there are not
        # enough credentials.
        def choose(security)
          mode = @auth[:mode]
          return [] if security == [] || mode == 'none'
          return alternative(security || @auth[:security] || []) if mode == 'endpoint'

          keys = @auth[:apply] || []
          missing = missing(keys)
          return schemes((keys - missing).take(1)) if mode == 'any'
          raise failure("No credentials provided for: #{missing.join(', ')}", [missing]) unless missing.empty?

          schemes(keys)
        end

        private

        def schemes(keys)
          keys.filter_map { |key| @auth[:schemes][key] }
        end

        def alternative(alternatives)
          missing = alternatives.map do |keys|
            lacking = missing(keys)
            return schemes(keys) if lacking.empty?

            lacking
          end
          return [] if missing.empty?

          raise failure(UNSATISFIED + missing.map { |keys| keys.join(' AND ') }.join(' OR '), missing)
        end

        def missing(keys)
          keys.select do |key|
            scheme = @auth[:schemes][key]
            @lacking[key] = scheme.nil? ? [] : @credentials.lacking(scheme)
            scheme.nil? || !@lacking[key].empty?
          end
        end

        def failure(message, missing)
          hints = missing.flatten.uniq.filter_map do |key|
            parts = @lacking[key]
            next if parts.empty?

            names = parts.filter_map { |part| part[:env] }.join(' and ')
            "#{key}: pass #{parts.map { |part| part[:option] }.join(' and ')}#{" or set #{names}" unless names.empty?}."
          end
          Errors::MissingCredentialsError.new(["#{message}.", *hints].join(' '), missing_schemes: missing)
        end
      end
    end
  end
end
