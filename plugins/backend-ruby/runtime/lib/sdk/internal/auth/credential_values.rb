# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # The credentials of an attempt: of the call, of the client, or of the environment.
      class CredentialValues
        def initialize(config, prepared)
          @config = config
          @prepared = prepared
          @resolved = {}
        end

        # The value of a credential; nil if there is none.
        def get(credential)
          return nil if credential.nil?

          # A function that supplies a credential is called once an attempt.
          option = credential[:option].to_sym
          @resolved.fetch(option) { @resolved[option] = find(option, credential[:env]) }
        end

        # Whether the caller gives the header of a scheme.
        def callers?(scheme)
          header = Schemes.header(scheme)
          !header.nil? && @prepared.callers?(header)
        end

        # The credentials that a scheme lacks.
        def lacking(scheme)
          return [] if callers?(scheme)
          return [] if scheme[:kind] == 'oauth' && !get(scheme[:token]).to_s.empty?

          Schemes.credentials(scheme).select do |credential|
            value = get(credential)
            value.nil? || (value.empty? && scheme[:kind] != 'basic')
          end
        end

        def inspect
          '#<CredentialValues ***>'
        end

        private

        def find(option, env)
          own = @prepared.call.options.credentials[option]
          return own.to_s unless own.nil?
          return nil if replaced?(option)

          value = @config.values.resolve(option)
          value = @config.variables.get(env) if value.nil?
          value&.to_s
        end

        # Whether a call has the other half of a user name and a password.
        def replaced?(option)
          given = @prepared.call.options.credentials
          return false if given.empty?

          @config.spec[:auth][:schemes].each_value.any? do |scheme|
            next false unless scheme[:kind] == 'basic'

            parts = Schemes.credentials(scheme).map { |credential| credential[:option].to_sym }
            parts.include?(option) && parts.any? { |part| given.key?(part) }
          end
        end
      end
    end
  end
end
