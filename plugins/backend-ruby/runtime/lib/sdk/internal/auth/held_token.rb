# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # A token that a client has, and how long it is good. Times are seconds of a clock that nobody sets.
      class HeldToken
        # Seconds before its end from which a token is renewed.
        MOST_MARGIN = 120.0
        SECONDS = /\A\s*\d{1,18}(\.\d{1,18})?\s*\z/
        LONGEST = 1e10

        class << self
          # `spec` is the descriptor of the token request. Raises OAuthTokenError if the response has no token.
          def of(spec, response, sent_at, refresh)
            paths = spec[:response]
            access = token_at(response, paths[:access_token])
            raise Errors::OAuthTokenError, 'the token endpoint gave no access token' if access.nil?

            rotated = paths[:refresh_token] && token_at(response, paths[:refresh_token])
            lifetime = paths[:expires_in] ? lifetime_of(Json.at(response, paths[:expires_in])) : Float::INFINITY
            use_for = lifetime.infinite? ? lifetime : lifetime - [lifetime / 5, MOST_MARGIN].min
            new(access:, refresh: rotated || refresh, sent_at:, lifetime:, use_for:)
          end

          private

          def token_at(response, path)
            value = Json.at(response, path)
            value.is_a?(String) && !value.empty? ? UsedToken.new(value) : nil
          end

          def lifetime_of(expires_in)
            number = expires_in.is_a?(Numeric) || (expires_in.is_a?(String) && SECONDS.match?(expires_in))
            seconds = number ? expires_in.to_f : 0.0
            seconds.positive? && seconds < LONGEST ? seconds : Float::INFINITY
          end
        end

        attr_reader :access, :refresh

        def initialize(access:, refresh:, sent_at:, lifetime:, use_for:)
          @access = access
          @refresh = refresh
          @sent_at = sent_at
          @lifetime = lifetime
          @use_for = use_for
        end

        def due?(now)
          now - @sent_at >= @use_for
        end

        def expired?(now)
          now - @sent_at >= @lifetime
        end

        # The same token for another second, since no other can be had now.
        def for_one_second(now)
          use_for = [now - @sent_at + 1, @lifetime].min
          HeldToken.new(access:, refresh:, sent_at: @sent_at, lifetime: @lifetime, use_for:)
        end
      end
    end
  end
end
