# frozen_string_literal: true

require 'net/http'
require 'openssl'

module Sdk
  # Sends requests by Net::HTTP, which every Ruby has. Connections are used again, and bodies arrive as they are read.
  #
  # Proxies come from the environment variables `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. A body that is read after
  # the call, such as that of a stream, must be read in the thread that made the call.
  class NetHttpClient
    include Internal::Unserializable

    # @param max_idle [Integer] how many connections to one origin stay open while nobody uses them
    # @yieldparam http [Net::HTTP] a new connection before it is opened, for settings such as `ca_file`
    def initialize(max_idle: 32, &configure)
      @pool = Internal::Http::ConnectionPool.new(max_idle)
      @configure = configure
    end

    # Sends a request, and returns once the headers of the response have arrived.
    #
    # @param request [HttpRequest]
    # @return [HttpResponse]
    # @raise [Errors::TransportError] there is no response
    def execute(request)
      Internal::Http::Exchange.new(@pool, request, @configure).response
    end

    # Closes the connections that nobody uses.
    def close
      @pool.clear
    end

    def inspect
      "#<#{self.class}>"
    end
  end
end
