# frozen_string_literal: true

module Sdk
  module Internal
    # Lists that come page by page.
    module Pages
      autoload :FetchedPage, "#{__dir__}/pages/fetched_page"
      autoload :Links, "#{__dir__}/pages/links"
      autoload :Listing, "#{__dir__}/pages/listing"
      autoload :NextPage, "#{__dir__}/pages/next_page"
      autoload :PageCall, "#{__dir__}/pages/page_call"
    end
  end
end
