# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Sends the request of an attempt, and follows redirects.
      class Sender
        MOST_HOPS = 5
        # Headers that another origin may see.
        PORTABLE = %w[accept accept-encoding range user-agent].freeze
        REDIRECTS = [301, 302, 303, 307, 308].freeze
        READING = %w[GET HEAD].freeze

        class << self
          # The error of a call whose connection failed.
          def failure(called, deadline, error, phase)
            return Errors::TimeoutError.new(called.failed(late(phase, deadline)), phase:) if error.timeout?

            problem = if %w[connect response].include?(phase)
                        'the request could not be sent, or was not answered'
                      else
                        'the connection failed while the response was read'
                      end
            Errors::ConnectionError.new(called.failed("#{problem} (#{called.secrets.mask(error.message)})"), phase:)
          end

          private

          def late(phase, deadline)
            within = " within #{deadline.seconds} s"
            case phase
            when 'connect' then 'no connection in time'
            when 'response' then "no response#{within}"
            when 'body' then "no complete response#{within}"
            else "no data#{within}"
            end
          end
        end

        # URL of the last request.
        attr_reader :url

        def initialize(config, deadline, called)
          @config = config
          @deadline = deadline
          @called = called
          @url = called.url
        end

        def call(request)
          (0..).each do |hop|
            @url = request.url
            response = execute(request)
            following = hop < MOST_HOPS ? redirected(request, response) : nil
            return response if following.nil?

            Unread.pass_over(response)
            request = following
          end
        end

        def inspect
          "#<Sender #{Urls.masked(@url)}>"
        end

        private

        def execute(request)
          @config.http_client.execute(request)
        rescue Errors::TransportError => e
          raise Sender.failure(@called, @deadline, e, e.never_sent? ? 'connect' : 'response')
        end

        def redirected(request, response)
          location = response.header('location')
          return nil if location.nil? || !REDIRECTS.include?(response.status)

          to = Urls.resolve(location, request.url)
          return nil if to.nil? || (Urls.scheme(request.url) == 'https' && Urls.scheme(to) != 'https')

          follow(request, response.status, to)
        end

        def follow(request, status, to)
          same = Urls.same_origin?(request.url, to)
          repeatable = request.body.nil? || request.body.replayable?
          if READING.include?(request.method)
            return same && !repeatable ? nil : redirect(request, request.method, to, same, same)
          end
          return redirect(request, 'GET', to, same, false).with_header('Idempotency-Key', nil) if status == 303

          status > 302 && same && repeatable ? redirect(request, request.method, to, true, true) : nil
        end

        def redirect(request, method, url, same, body)
          headers = request.headers.select do |name, _|
            key = name.downcase
            (same || PORTABLE.include?(key)) && (body || !key.start_with?('content-'))
          end
          HttpRequest.new(
            method, url, headers, body ? request.body : nil,
            deadline: request.deadline, connect_timeout: request.connect_timeout
          )
        end
      end
    end
  end
end
