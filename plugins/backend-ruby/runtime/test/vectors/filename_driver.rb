# frozen_string_literal: true

module Vectors
  # Reads the file names of downloads.
  module FilenameDriver
    def self.drive(given, _expected)
      { 'filename' => Sdk::Internal::Downloads::FileNames.of(given['header']) }
    end
  end
end
