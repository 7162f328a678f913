# frozen_string_literal: true

require 'net/http'

module Sdk
  module Internal
    module Http
      # A request of Net::HTTP that is written at once where its body is short, instead of the headers first. That saves
      # a system call, and a packet on the network.
      class NetRequest < Net::HTTPGenericRequest
        # The longest body that is copied behind the headers.
        SHORT = 16 * 1024

        # Headers of most requests as they are written, which Net::HTTP would find out each time.
        USUAL = %w[
          Accept Accept-Encoding Authorization Content-Length Content-Type Cookie Host Idempotency-Key User-Agent
        ].to_h { |name| [name.downcase, name] }.freeze

        # Takes the headers that Net::HTTP writes.
        class Head
          attr_reader :text

          def initialize
            @text = String.new(encoding: Encoding::BINARY)
          end

          def write(text)
            @text << text
          end
        end

        private

        def capitalize(name)
          USUAL[name] || super
        end

        def send_request_with_body(sock, version, path, body)
          return super if body.bytesize > SHORT || key?('Expect')

          self.content_length = body.bytesize
          delete('Transfer-Encoding')
          head = Head.new
          write_header(head, version, path)
          sock.write(head.text << body)
        end
      end
    end
  end
end
