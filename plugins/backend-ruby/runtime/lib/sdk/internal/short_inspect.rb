# frozen_string_literal: true

module Sdk
  module Internal
    # Prints a client as its class and its base URL.
    module ShortInspect
      def inspect
        urls = @core.config.urls
        "#<#{self.class}#{" base_url=#{Http::Urls.bare(urls.first).inspect}" unless urls.empty?}>"
      end
    end
  end
end
