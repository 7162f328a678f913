import { expect, test } from "vitest";
import { signatures } from "./signatures.js";

const CLASS = `# frozen_string_literal: true

module Acme
  module Types
    # What a pet is.
    class Pet < Model
      PROPERTIES = {
        id: ['id', 'int64']
      }.freeze
      REQUIRED = %i[id].freeze

      attr_reader :id

      # @param id [Integer]
      def initialize(
        id:,
        names: OMIT
      )
        super({ id:, names: })
      end

      def name
        self[:name]
      end

      def self.of(id) = new(id:)

      private

      def hold(core)
        @core = core
      end
    end
  end
end
`;

test("a class is its declarations, without comments, bodies and values", () => {
  expect(signatures("lib/acme/types/pet.rb", CLASS)).toBe(`module Acme
  module Types
    class Pet < Model
      PROPERTIES
      REQUIRED
      attr_reader :id
      def initialize(id:, names: OMIT)
      def name
      def self.of(id) = new(id:)
      def hold(core)
`);
});

test("other files have none", () => {
  expect(signatures("sig/acme.rbs", "module Acme\nend\n")).toBe("");
});
