# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # Adds credentials, and the headers of every request, to an attempt.
      class Authenticator
        PLAIN = ->(text) { text }

        def initialize(config, prepared)
          @config = config
          @prepared = prepared
          @credentials = CredentialValues.new(config, prepared)
          @applied = Applied.new
        end

        def apply
          add_global_headers unless @prepared.call.foreign?
          schemes.each { |scheme| apply_scheme(scheme) unless @credentials.callers?(scheme) }
          @applied
        end

        private

        def schemes
          auth = @config.spec[:auth]
          security = @prepared.call.operation[:security]
          return SchemeChooser.new(auth, @credentials).choose(security) unless @prepared.call.for_token?

          # A token endpoint has the schemes that it declares itself, and never a token.
          own = { mode: 'endpoint', schemes: auth[:schemes] }
          SchemeChooser.new(own, @credentials).choose(security || [])
        end

        def add_global_headers
          definition = @prepared.call.operation[:definition]
          (@config.spec[:headers] || []).each do |header|
            meant = header[:definition].nil? || header[:definition] == definition
            add_global_header(header) if meant && !@prepared.callers?(header[:header])
          end
        end

        def add_global_header(header)
          if header[:template]
            filled = @config.variables.fill(header[:template])
            return if filled.nil?

            @applied.secrets.add(filled)
            @applied.global_headers << [header[:header], filled]
          else
            add_value(header, value_of(header))
          end
        end

        def value_of(header)
          value = header[:literal]
          value = @config.values.resolve(header[:option]) if value.nil?
          value = @config.variables.get(header[:env]) if value.nil?
          value.nil? ? header[:default] : value
        end

        def add_value(header, value)
          unless value.nil?
            json = Requests::Arguments.encode('any', value)
            @applied.global_headers << [header[:header], Requests::Values.joined(json, false, ',', PLAIN)]
            return
          end
          return unless header[:required]

          hint = " or set #{header[:env]}" if header[:env]
          raise Errors::ConfigurationError, "the header #{header[:header]} is needed: pass #{header[:option]}#{hint}"
        end

        def apply_scheme(scheme)
          case scheme[:kind]
          when 'bearer' then add_header('Authorization', 'Bearer ', value(scheme[:token]))
          when 'basic' then apply_basic(scheme)
          when 'oauth' then apply_token(scheme)
          else apply_key(scheme)
          end
        end

        def value(credential)
          @credentials.get(credential) || ''
        end

        def add_header(name, prefix, value)
          @applied.secrets.add(value)
          @applied.headers << [name, "#{prefix}#{value}"]
        end

        def apply_basic(scheme)
          return if Schemes.credentials(scheme).empty?

          password = value(scheme[:password])
          @applied.secrets.add(password)
          add_header('Authorization', 'Basic ', ["#{value(scheme[:username])}:#{password}"].pack('m0'))
        end

        def apply_key(scheme)
          value = value(scheme[:value])
          return add_header(scheme[:name], scheme[:prefix], value) if scheme[:kind] == 'header'

          @applied.secrets.add(value)
          pair = "#{Requests::Percent.encode(scheme[:name])}=#{Requests::Percent.encode("#{scheme[:prefix]}#{value}")}"
          (scheme[:kind] == 'query' ? @applied.query : @applied.cookies) << pair
        end

        def apply_token(scheme)
          token = value(scheme[:token])
          token = request_token(scheme).text if token.empty?
          add_header(scheme[:header], scheme[:prefix].empty? ? '' : "#{scheme[:prefix]} ", token)
        end

        def request_token(scheme)
          secret = value(scheme[:client_secret])
          @applied.secrets.add(secret)
          credentials = Http::OptionValues.new({ client_id: value(scheme[:client_id]), client_secret: secret })
          @applied.source = @config.tokens.source(scheme[:key]) { OAuthTokens.new(TokenRequests.new(@config, scheme)) }
          @applied.token = @applied.source.get(credentials)
        end
      end
    end
  end
end
