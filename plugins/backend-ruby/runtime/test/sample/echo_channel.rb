# frozen_string_literal: true

module Sample
  # A channel as a backend emits it.
  class EchoChannel < Sdk::Channel
    def send_message(message)
      deliver('any', message)
    end

    def send_bytes(bytes)
      deliver('bytes', bytes)
    end
  end
end
