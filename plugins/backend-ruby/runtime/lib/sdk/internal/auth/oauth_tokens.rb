# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # The token of a client, which is requested when a call needs it. One request serves all calls that wait for it.
      class OAuthTokens
        # `clock` gives the seconds of a clock that nobody sets.
        def initialize(requests, clock: Http::Deadline.method(:now))
          @requests = requests
          @clock = clock
          @mutex = Mutex.new
          @held = nil
          @refresh = nil
          @flight = nil
        end

        # A token that is still good.
        def get(credentials)
          loop do
            flight, first, held = board
            return held.access if held

            token = first ? request(credentials, flight) : flight.wait
            return token unless token.equal?(TokenFlight::ABANDONED)
          end
        end

        # Gives up a token that the API refuses, if it is still the current one.
        def invalidate(token)
          @mutex.synchronize { @held = nil if @held&.access == token }
        end

        def inspect
          '#<OAuthTokens ***>'
        end

        private

        # The request to wait for, and whether it is still to be made; or the token that is held.
        def board
          @mutex.synchronize do
            next [nil, false, @held] if @held && !@held.due?(@clock.call)

            first = @flight.nil? || !@flight.here?
            @flight = TokenFlight.new if first
            [@flight, first, nil]
          end
        end

        # Nothing is requested while the mutex is held.
        def request(credentials, flight)
          outcome = TokenFlight::ABANDONED
          held = @requests.get(credentials, @held, @refresh, @clock)
          @mutex.synchronize do
            @held = held
            @refresh = held.refresh
          end
          outcome = held.access
        rescue StandardError => e
          outcome = e
          raise
        ensure
          @mutex.synchronize { @flight = nil if @flight.equal?(flight) }
          flight.land(outcome)
        end
      end
    end
  end
end
