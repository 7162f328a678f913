# frozen_string_literal: true

# The names that net/http needs to be loaded where there are no sockets.

class SocketError < StandardError; end
class BasicSocket < IO; end
class IPSocket < BasicSocket; end
class TCPSocket < IPSocket; end
class UNIXSocket < BasicSocket; end

class Socket < BasicSocket
  class ResolutionError < SocketError; end

  def self.tcp(*) = raise(NotImplementedError)
end
