# frozen_string_literal: true

module Sdk
  module Internal
    module Auth
      # What credentials and the headers of a client add to a request. Headers are pairs of names and values; `query`
      # and `cookies` are pairs as text.
      class Applied
        attr_reader :global_headers, :headers, :query, :cookies, :secrets
        # Where the token of the request is from, and the token.
        attr_accessor :source, :token

        def initialize
          @global_headers = []
          @headers = []
          @query = []
          @cookies = []
          @secrets = Http::Secrets.new
        end

        def inspect
          '#<Applied ***>'
        end
      end
    end
  end
end
