# frozen_string_literal: true

module Sdk
  module Internal
    # Credentials of calls.
    module Auth
      autoload :Applied, "#{__dir__}/auth/applied"
      autoload :Authenticator, "#{__dir__}/auth/authenticator"
      autoload :CredentialValues, "#{__dir__}/auth/credential_values"
      autoload :HeldToken, "#{__dir__}/auth/held_token"
      autoload :OAuthTokens, "#{__dir__}/auth/oauth_tokens"
      autoload :SchemeChooser, "#{__dir__}/auth/scheme_chooser"
      autoload :Schemes, "#{__dir__}/auth/schemes"
      autoload :TokenFlight, "#{__dir__}/auth/token_flight"
      autoload :TokenRequests, "#{__dir__}/auth/token_requests"
      autoload :TokenSources, "#{__dir__}/auth/token_sources"
      autoload :UsedToken, "#{__dir__}/auth/used_token"
    end
  end
end
