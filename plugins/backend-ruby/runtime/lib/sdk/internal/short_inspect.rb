# frozen_string_literal: true

module Sdk
  module Internal
    # Prints a client as its class, the gem and its version, and the base URL.
    module ShortInspect
      def inspect
        config = @core.config
        url = config.urls.first
        gem = "#{config.spec[:package_name]}/#{config.spec[:version]}"
        "#<#{self.class} #{gem}#{" base_url=#{Http::Urls.bare(url).inspect}" if url}>"
      end
    end
  end
end
