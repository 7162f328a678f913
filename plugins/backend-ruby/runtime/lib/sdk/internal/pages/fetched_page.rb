# frozen_string_literal: true

module Sdk
  module Internal
    module Pages
      # A page as the server sent it.
      class FetchedPage
        PROBLEM = 'the page holds no list of items'

        attr_reader :data, :items

        # Raises DecodeError if the page has something else in place of its items.
        def initialize(reply, data)
          @reply = reply
          @data = data
          @spec = reply.operation[:page]
          @items = find_items
        end

        def links
          (@reply.headers['link'] || []).join(', ')
        end

        def url
          @reply.url
        end

        def stuck
          next_failure('the next page is one that came before')
        end

        def next_failure(problem)
          return failure(nil, problem) if @spec[:kind] == 'link'

          path = @spec[:next] || []
          failure(path.empty? || @spec[:last_item] ? @spec[:results] : path, problem)
        end

        private

        def find_items
          results = @spec[:results]
          part = data
          results.each_with_index do |name, depth|
            raise failure(results.take(depth), PROBLEM) unless Json.nothing?(part) || part.is_a?(Hash)

            part = Json.member(part, name)
          end
          raise failure(results, PROBLEM) unless Json.nothing?(part) || part.is_a?(Array)

          part.is_a?(Array) ? part : []
        end

        def failure(path, problem)
          at = ['$', *path].join('.') unless path.nil?
          message = @reply.called.failed([problem, at].compact.join(' at '))
          raw_body = data.equal?(OMIT) ? '' : Json.write(data)
          Errors::DecodeError.new(message, status: @reply.status, headers: @reply.headers, raw_body:, path: at)
        end
      end
    end
  end
end
