# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # How errors name a call.
      class Called
        attr_reader :method, :url, :secrets

        def initialize(method, url, secrets)
          @method = method
          @url = url
          @secrets = secrets
        end

        # The text of an error for which there is no usable response.
        def failed(problem)
          "#{secrets.mask("#{method} #{Urls.path_of(url)}")} failed: #{problem}"
        end

        def at(url)
          return self if url == @url

          Called.new(method, url, secrets)
        end

        def inspect
          "#<Called #{method} #{secrets.mask(Urls.masked(url))}>"
        end
      end
    end
  end
end
