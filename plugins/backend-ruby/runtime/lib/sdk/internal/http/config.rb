# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # All that the calls of a client have in common.
      class Config
        include Internal::Unserializable

        USUAL_CONNECT_TIMEOUT = 10.0

        attr_reader :spec, :options, :values, :variables, :urls, :http_client, :log, :tokens, :user_agent, :backoff,
                    :instrumentation

        # `values` are options of the API by name, and `backoff` gives the seconds to wait before a retry. What is not
        # given comes from `parent`.
        def initialize(spec, values, options = nil, parent: nil, backoff: nil)
          @spec = spec
          @options = (options || ClientOptions.new).over(parent&.options)
          @values = OptionValues.new(values, parent&.values)
          @variables = parent&.variables || EnvironmentVariables.new(spec)
          @urls = BaseUrls.of(spec, @values, @variables)
          @http_client = @options.http_client || parent&.http_client || NetHttpClient.new
          @log = @options.logger && CallLog.new(@options.logger, @options.log_level || 'info')
          @tokens = parent && same_tokens?(values) ? parent.tokens : Auth::TokenSources.new
          @user_agent = spec[:user_agent] || "#{spec[:package_name]}/#{spec[:version]} (ruby #{RUBY_VERSION})"
          @backoff = backoff || parent&.backoff || Retry.method(:wait_before)
          @instrumentation = parent&.instrumentation || Instrumentation.new
          @counting = Mutex.new
          @last_id = 0
          HeaderList.new.add(@options.headers)
        end

        def connect_timeout
          options.connect_timeout || USUAL_CONNECT_TIMEOUT
        end

        def base_url_of(operation)
          urls[operation[:server] || 0] || urls.first
        end

        # The largest body of a call; nil where nobody has set one.
        def limit_of(call_options)
          call_options.max_response_bytes || options.max_response_bytes
        end

        # An id for a call by JSON-RPC. Each client counts its own.
        def next_id
          @counting.synchronize { @last_id += 1 }
        end

        def inspect
          "#<Config package=#{spec[:package_name].inspect} urls=#{urls.map { |url| Urls.bare(url) }.inspect}>"
        end

        private

        # Whether a derived client has the credentials of its parent, so that it can use the same tokens.
        def same_tokens?(values)
          given = values.compact.keys.map(&:to_sym)
          schemes = spec[:auth][:schemes].each_value.select { |scheme| scheme[:kind] == 'oauth' }
          own = schemes.flat_map { |scheme| scheme.values_at(:client_id, :client_secret, :token).compact }
          !given.intersect?([:base_url, :environment, *own.map { |credential| credential[:option].to_sym }])
        end
      end
    end
  end
end
