# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Connections that nobody uses now, by origin.
      class ConnectionPool
        def initialize(max_idle)
          @max_idle = max_idle
          @mutex = Mutex.new
          @pid = Process.pid
          @idle = {}
        end

        # A connection to an origin that can be used again; nil if there is none.
        def take(origin)
          while (connection = @mutex.synchronize { own[origin]&.pop })
            return connection if connection.usable?

            connection.close
          end
        end

        def give(origin, connection)
          kept = @mutex.synchronize do
            connections = (own[origin] ||= [])
            connections.push(connection) if connections.length < @max_idle
          end
          connection.close unless kept
        end

        def clear
          connections = @mutex.synchronize { own.values.flatten.tap { own.clear } }
          connections.each(&:close)
        end

        private

        # After a fork, connections belong to the other process. Closing them here would end them there too, by TLS.
        def own
          return @idle if @pid == Process.pid

          @pid = Process.pid
          @idle = {}
        end
      end
    end
  end
end
