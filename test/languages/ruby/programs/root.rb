# frozen_string_literal: true

# The module of an SDK.
module Root
  class << self
    # Loads what users require of the SDK in a folder.
    def of(folder)
      path = required_path(folder)
      require path
      path.split('/').reduce(Object) do |within, name|
        wanted = name.delete('_').downcase
        within.const_get(within.constants.find { |one| one.to_s.downcase.delete('_') == wanted })
      end
    end

    private

    # The path of the file beside the folder of all others.
    def required_path(folder)
      paths = Dir['**/request_options.rb', base: File.join(folder, 'lib')]
      paths.min_by(&:length).delete_suffix('/request_options.rb')
    end
  end
end
