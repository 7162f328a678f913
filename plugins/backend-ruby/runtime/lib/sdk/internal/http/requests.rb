# frozen_string_literal: true

module Sdk
  module Internal
    module Http
      # Makes the request of an attempt.
      module Requests
        def self.create(prepared, applied, deadline: nil, connect_timeout: nil)
          headers = HeaderList.new
          [prepared.below, applied.global_headers, applied.headers, prepared.above].each { |all| headers.add(all) }
          cookies = [*headers.get('Cookie'), *prepared.parts.cookies, *applied.cookies]
          headers.set('Cookie', cookies.join('; ')) unless cookies.empty?
          headers.set('Accept-Encoding', 'gzip') if headers.get('Accept-Encoding').nil?
          url = prepared.url
          url = "#{url}#{url.include?('?') ? '&' : '?'}#{applied.query.join('&')}" unless applied.query.empty?
          body = prepared.parts.body&.content
          HttpRequest.new(prepared.call.operation[:method], url, headers.all, body, deadline:, connect_timeout:)
        end
      end
    end
  end
end
