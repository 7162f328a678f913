# frozen_string_literal: true

module Sdk
  module Internal
    module Pages
      # How a page is called. `url` replaces the one of the arguments; `followed` are cursors or URLs that led here;
      # `previous` are the items of the page before, where pages are counted, and `seen` is the number of items on all
      # pages before.
      class PageCall
        attr_reader :arguments, :url, :followed, :previous, :seen

        def initialize(arguments, url: nil, followed: [], previous: [], seen: 0)
          @arguments = arguments
          @url = url
          @followed = followed
          @previous = previous
          @seen = seen
        end
      end
    end
  end
end
