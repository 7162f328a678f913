# frozen_string_literal: true

# The names that the runtime needs to be loaded where there is no OpenSSL.
module OpenSSL
  class OpenSSLError < StandardError; end

  module SSL
    class SSLError < OpenSSLError; end
  end

  module PKey
    class PKeyError < OpenSSLError; end
  end
end
