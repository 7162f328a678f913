# frozen_string_literal: true

require 'pp' # rubocop:disable Lint/RedundantRequireStatement -- `pretty_inspect` exists only then
require 'yaml'

module Driver
  # What programs print of a value.
  module Printed
    FORMS = [
      lambda(&:inspect),
      lambda(&:pretty_inspect),
      lambda(&:to_s),
      ->(value) { JSON.generate(value) },
      ->(value) { YAML.dump(value) }
    ].freeze

    class << self
      # Clients must not leave a process. Errors may: what Marshal writes of them is read by programs, not by people.
      def of(value)
        forms = value.is_a?(Exception) ? FORMS : [*FORMS, Marshal.method(:dump)]
        forms.map { |form| attempt(form, value) }.join("\n")
      end

      private

      def attempt(form, value)
        Values.text(form.call(value))
      rescue StandardError => e
        "cannot be printed: #{e.message}"
      end
    end
  end
end
