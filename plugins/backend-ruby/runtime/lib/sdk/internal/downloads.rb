# frozen_string_literal: true

module Sdk
  module Internal
    # Files that are downloaded.
    module Downloads
      autoload :FileBytes, "#{__dir__}/downloads/file_bytes"
      autoload :FileNames, "#{__dir__}/downloads/file_names"
      autoload :Opening, "#{__dir__}/downloads/opening"
    end
  end
end
