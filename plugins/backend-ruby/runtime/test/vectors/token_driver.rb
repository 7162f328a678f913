# frozen_string_literal: true

module Vectors
  # Renews tokens.
  module TokenDriver
    CENTURY = 3.2e9
    SCHEME = {
      kind: 'oauth', key: 's0', header: 'Authorization', prefix: 'Bearer',
      get_token: Descriptors.token('https://login.test/token')
    }.freeze

    class << self
      def drive(given, expected)
        http_client = Support::FakeHttpClient.new([{ 'body' => given['response'] }])
        renewed_after = expected['renewAfter'] || CENTURY
        counts = counts(http_client, [0.0, renewed_after - 0.001, 0.001001])
        raise "tokens were requested #{counts.inspect} times" unless counts.first(2) == [1, 1]

        { 'renewAfter' => counts[2] == 2 ? renewed_after : nil }
      end

      private

      def counts(http_client, waits)
        now = 3600.0
        tokens = tokens(http_client, -> { now })
        credentials = Sdk::Internal::Http::OptionValues.new({ client_id: 'id', client_secret: 'secret' })
        waits.map do |wait|
          now += wait
          tokens.get(credentials)
          http_client.requests.length
        end
      end

      def tokens(http_client, clock)
        options = Sdk::ClientOptions.new(http_client:)
        config = Sdk::Internal::Http::Config.new(Descriptors.client(nil), { base_url: 'https://api.test' }, options)
        Sdk::Internal::Auth::OAuthTokens.new(Sdk::Internal::Auth::TokenRequests.new(config, SCHEME), clock:)
      end
    end
  end
end
