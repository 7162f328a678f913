# frozen_string_literal: true

module Sample
  # A union whose variants only their form tells apart.
  module Figure
    extend Sdk::Union

    TAG = nil
    VARIANTS = [-> { Status }, 'int64', 'string', -> { Owner }, -> { Dog }, ['list', 'double']].freeze
  end
end
