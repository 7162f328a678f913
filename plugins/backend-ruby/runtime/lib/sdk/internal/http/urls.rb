# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Addresses.
      module Urls
        PARTS = %r{\A([a-z][a-z0-9+.-]*)://([^/?\#]*)([^?\#]*)(?:\?([^\#]*))?}i
        AUTHORITY = /\A(?:.*@)?(.*?)(?::(\d*))?\z/
        PLACE = /\A(?:\[[\h:.]+\]|[^\[\]:]+)(?::(\d{1,5}))?\z/
        MOST_PORTS = 65_535
        PORTS = { 'http' => 80, 'https' => 443, 'ws' => 80, 'wss' => 443 }.freeze

        class << self
          # The URL, if it can be that of an API. Raises ConfigurationError if it cannot.
          def check(url)
            unless %r{\A(?:https?|wss?)://[^/?\#\s]+\S*\z}i.match?(url)
              raise Errors::ConfigurationError, 'the base URL must be an absolute http or https URL'
            end
            if %r{\A[^/]+//[^/?\#]*@}.match?(url)
              raise Errors::ConfigurationError, 'the base URL must not hold a user name or a password'
            end

            url
          end

          # A URL of a base, a path and pairs of a query. The query of the base comes first.
          def join(base, path, query)
            return "#{base}#{path}#{"?#{query.join('&')}" unless query.empty?}" if plain?(base, path)

            prefix, _, base_query = base.partition('#').first.partition('?')
            own, _, own_query = path.partition('?')
            parts = [base_query, own_query, *query].reject(&:empty?)
            joined = own.empty? ? prefix : "#{prefix.sub(%r{/+\z}, '')}/#{own.sub(%r{\A/+}, '')}"
            parts.empty? ? joined : "#{joined}?#{parts.join('&')}"
          end

          # The absolute address that another one leads to, without user name and fragment; nil if it is not an address
          # of HTTP.
          def resolve(address, from)
            address = quote(address).partition('#').first
            base = PARTS.match(from)
            scheme = base[1].downcase
            if address.start_with?('//')
              address = "#{scheme}:#{address}"
            elsif !/\A[a-z][a-z0-9+.-]*:/i.match?(address)
              address = "#{scheme}://#{base[2]}#{relative(address, base)}"
            end
            normal(address)
          end

          def same_origin?(left, right)
            origin(left) == origin(right)
          end

          def scheme(url)
            url[/\A[^:]*(?=:)/].to_s.downcase
          end

          # Scheme, host and port as one text.
          def origin(url)
            place(url).first
          end

          # The origin, and the path with its query.
          def place(url)
            scheme, host, port, target = address(url)
            ["#{scheme}://#{host}:#{port}", target]
          end

          # Scheme, host, port, and the path with its query.
          def address(url)
            parts = PARTS.match(url)
            scheme = parts ? parts[1].downcase : scheme(url)
            host, port = AUTHORITY.match(parts ? parts[2] : '').captures
            port = port.to_i
            port = PORTS.fetch(scheme, 0) if port.zero?
            [scheme, host.downcase, port, target(parts)]
          end

          # A URL without query, user name and password.
          def bare(url)
            url[/\A[^?\#]*/].sub(%r{\A([a-zA-Z][a-zA-Z0-9+.-]*://)[^/]*@}, '\1')
          end

          def path_of(url)
            path = bare(url).sub(%r{\A[a-zA-Z][a-zA-Z0-9+.-]*://[^/]*}, '')
            path.empty? ? '/' : path
          end

          # A URL whose query has no values.
          def masked(url)
            return bare(url) unless url.include?('?')

            names = url.partition('?').last.split('&', -1).map { |pair| "#{pair.partition('=').first}=***" }
            "#{bare(url)}?#{names.join('&')}"
          end

          private

          # Whether a base and a path can stand one after the other, which most can.
          def plain?(base, path)
            path.start_with?('/') && !path.start_with?('//') && !path.include?('?') && !base.match?(%r{[?\#]|/\z})
          end

          def target(parts)
            return '/' if parts.nil?

            path = parts[3].empty? ? '/' : parts[3]
            parts[4] ? "#{path}?#{parts[4]}" : path
          end

          def relative(address, base)
            path, mark, query = address.partition('?')
            query = address.empty? ? base[4] : nil if mark.empty?
            if path.empty?
              path = base[3]
            elsif !path.start_with?('/')
              path = "#{base[3][%r{\A.*/}] || '/'}#{path}"
            end
            query ? "#{path}?#{query}" : path
          end

          # An address in the form in which others are compared with it; nil if it is not an address of HTTP.
          def normal(address)
            parts = PARTS.match(address)
            return nil if parts.nil?

            scheme = parts[1].downcase
            host = parts[2].downcase.sub(/\A.*@/, '').sub(/:(?:#{PORTS.fetch(scheme, 0)})?\z/, '')
            return nil if !%w[http https].include?(scheme) || !place?(host)

            "#{scheme}://#{host}#{without_dots(parts[3])}#{"?#{parts[4]}" if parts[4]}"
          end

          # Whether a text can be a host, with or without a port.
          def place?(text)
            found = PLACE.match(text)
            !found.nil? && found[1].to_i <= MOST_PORTS
          end

          def without_dots(path)
            all = (path.empty? ? '/' : path).split('/', -1)
            segments = []
            all.each_with_index do |segment, index|
              dots = ['.', '..'].include?(segment)
              segments.pop if segment == '..' && segments.length > 1
              segments << (dots ? '' : segment) if !dots || index == all.length - 1
            end
            segments.join('/')
          end

          # An address in which what no address may hold is encoded.
          def quote(url)
            url.b.strip.gsub(/[\x00-\x20\x7F-\xFF"<>\\^`{|}]/n) { |one| format('%%%02X', one.ord) }
               .force_encoding(Encoding::UTF_8)
          end
        end
      end
    end
  end
end
