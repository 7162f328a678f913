# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # Requests tokens, and refreshes them.
      class TokenRequests
        # `scheme` is the descriptor of the scheme.
        def initialize(config, scheme)
          @config = config
          @scheme = scheme
        end

        # A new token. `held` is the one before, `refresh` the refresh token, and `clock` gives seconds.
        def get(credentials, held, refresh, clock)
          return request(@scheme[:get_token], credentials, nil, clock) if @scheme[:refresh_token].nil? || refresh.nil?

          begin
            request(@scheme[:refresh_token], credentials, refresh, clock)
          rescue Errors::OAuthTokenError => e
            return request(@scheme[:get_token], credentials, nil, clock) if (400..499).cover?(e.status)
            raise if held.nil? || held.expired?(clock.call)

            held.for_one_second(clock.call)
          end
        end

        private

        # `spec` is the descriptor of the token request.
        def request(spec, credentials, refresh, clock)
          secrets = Http::Secrets.new
          secrets.add(credentials.get(:client_secret))
          secrets.add(refresh.text) if refresh
          sent_at = clock.call
          HeldToken.of(spec, response(spec, arguments(spec, credentials, refresh), secrets), sent_at, refresh)
        rescue Errors::ConfigurationError, Errors::OAuthTokenError
          raise
        rescue Errors::Error => e
          raise failure(e, secrets)
        end

        def response(spec, arguments, secrets)
          options = RequestOptions.of(nil)
          call = Http::Call.new(spec[:operation], arguments, options, url: spec[:url], for_token: true, secrets:)
          attempts = Http::Attempts.new(@config, Http::Prepared.new(@config, call))
          attempts.run { |reply| Http::Decoder.read(reply, 'any') }
        end

        def arguments(spec, credentials, refresh)
          paths = spec[:request]
          arguments = Requests::Arguments.new({}, spec[:operation][:types] || {})
          return put(arguments, paths[:refresh_token], refresh.text) if refresh

          arguments = put(arguments, paths[:client_id], credentials.get(:client_id))
          arguments = put(arguments, paths[:client_secret], credentials.get(:client_secret))
          scopes = @scheme[:scopes] || []
          return arguments if scopes.empty?

          put(arguments, paths[:scopes], spec[:scopes_as_list] ? scopes : scopes.join(' '))
        end

        def put(arguments, path, value)
          path.nil? ? arguments : arguments.with_at(path, value)
        end

        def failure(error, secrets)
          unless error.is_a?(Errors::ApiError)
            return Errors::OAuthTokenError.new(secrets.mask("no access token: #{error.message}"))
          end

          code, description = %w[error error_description].map do |name|
            value = Json.member(error.body, name)
            value.is_a?(String) ? secrets.mask(value) : nil
          end
          said = [code, description].compact.join(': ')
          Errors::OAuthTokenError.new(
            "no access token: the token endpoint answered #{error.status}#{" (#{said})" unless said.empty?}",
            status: error.status, error: code, error_description: description
          )
        end
      end
    end
  end
end
