# frozen_string_literal: true

module Sdk
  module Internal
    module Pages
      # Finds the page after a page.
      class NextPage
        # Names of properties that tell items apart.
        ID = /(?:\A|[^A-Za-z])(?:uu|gu)?id\z|(?:Id|ID)\z/
        COUNT = /\A[+-]?\d{1,18}\z/

        # `spec` is the descriptor of the pages.
        def initialize(spec, call, page, base_url)
          @spec = spec
          @call = call
          @page = page
          @base_url = base_url
        end

        # What makes the call of the next page; nil if there is none.
        def find
          case @spec[:kind]
          when 'cursor' then cursor
          when 'offset' then offset
          when 'custom' then nil
          else url
          end
        end

        # Raises DecodeError if a server that does not count gives the same page again.
        def check_counted
          items = @page.items
          # Without ids, other items may well look the same: a series of zeros, or rows of a log.
          return unless @spec[:kind] == 'offset' && id?(items.first) && items == @call.previous

          raise @page.stuck
        end

        private

        def id?(item)
          item.is_a?(Hash) && item.each_key.any?(ID)
        end

        def cursor
          return nil if last?

          source = @spec[:last_item] ? @page.items.last : @page.data
          cursor = Json.at(source, @spec[:next] || [])
          return nil if Json.nothing?(cursor) || ['', [], {}].include?(cursor)

          -> { follow_cursor(cursor) }
        end

        def follow_cursor(cursor)
          # As text: a server may answer with the number that the caller gave as text.
          by = Requests::Values.text(cursor)
          path = @spec[:cursor][:keys]
          used = @call.arguments.at(path)
          same = !Json.nothing?(used) && Requests::Values.text(used) == by
          raise @page.stuck if same || @call.followed.include?(by)

          PageCall.new(@call.arguments.with_at(path, cursor), followed: [*@call.followed, by])
        end

        def last?
          says?(:last_page, true) || says?(:has_next_page, false)
        end

        def says?(field, value)
          path = @spec[field] || []
          !path.empty? && Json.at(@page.data, path) == value
        end

        def reaches?(total, count)
          path = @spec[total] || []
          all = path.empty? ? nil : Json.at(@page.data, path)
          all = Json::Numbers.float(all) if all.is_a?(String) && Json::Numbers.spelled?(all)
          all.is_a?(Numeric) && all.positive? && count >= all
        end

        def ends_links?
          links = Links.of(@page.links)
          !links.key?('next') && %w[prev first last].any? { |relation| links.key?(relation) }
        end

        def offset
          items = @page.items
          return nil if items.empty? || last? || ends_links?

          counted = @spec[:unit] == 'page'
          start = @spec[:start] || (counted ? 1 : 0)
          current = count_at(@spec[:offset][:keys]) || start
          seen = (counted ? @call.seen : current - start) + items.length
          return nil if reaches?(:total_items, seen) || (counted && reaches?(:total_pages, current - start + 1))

          lambda do
            arguments = @call.arguments.with_at(@spec[:offset][:keys], current + (counted ? 1 : step))
            PageCall.new(arguments, previous: items, seen:)
          end
        end

        # How many items a page has.
        def step
          step = @spec[:step] && count_at(@spec[:step][:keys])
          step&.positive? ? step : @page.items.length
        end

        def count_at(path)
          given = @call.arguments.at(path)
          return nil if Json.nothing?(given)

          text = Requests::Values.text(given)
          COUNT.match?(text) ? text.to_i : nil
        end

        def url
          link = @spec[:kind] == 'link' ? Links.of(@page.links)['next'] : Json.at(@page.data, @spec[:next] || [])
          return nil if !link.is_a?(String) || link.empty?

          -> { follow_url(link) }
        end

        def follow_url(link)
          address = @spec[:kind] == 'path' ? Http::Urls.join(@base_url, link, []) : link
          url = Http::Urls.resolve(address, @page.url)
          if url.nil? || !Http::Urls.same_origin?(url, @base_url)
            raise @page.next_failure('the next page is on another origin')
          end
          raise @page.stuck if @call.followed.include?(url)

          PageCall.new(@call.arguments, url:, followed: [*@call.followed, url])
        end
      end
    end
  end
end
