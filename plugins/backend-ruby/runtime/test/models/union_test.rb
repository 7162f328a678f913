# frozen_string_literal: true

require_relative '../test_helper'

class UnionTest < Minitest::Test
  include Sample

  Json = Sdk::Internal::Json

  VALUES = {
    'a tag' => [Animal, '{"type":"cat","lives":9}', Cat],
    'a tag with a misfit' => [Animal, '{"type":"cat","lives":"many"}', Cat],
    'another tag' => [Animal, '{"type":"dog","barks":true}', Dog],
    'an unknown tag' => [Animal, '{"type":"eel","x":[]}', Sdk::UnknownVariant],
    'no tag' => [Animal, '{"lives":1}', Sdk::UnknownVariant],
    'no object' => [Animal, '[{}]', Sdk::UnknownVariant],
    'a declared value' => [Figure, '"active"', String],
    'another text' => [Figure, '"x"', String],
    'an integer' => [Figure, '5', Integer],
    'a list' => [Figure, '[1.5]', Array],
    'an object by what it requires' => [Figure, '{"name":"o"}', Owner],
    'an object by its constant' => [Figure, '{"type":"dog","barks":true,"name":"x"}', Dog],
    'an object whose constant is absent' => [Figure, '{"barks":true}', Sdk::UnknownVariant],
    'a time' => [Moment, '"2024-02-29T12:34:56Z"', Time],
    'none of them' => [Figure, 'true', Sdk::UnknownVariant]
  }.freeze

  VALUES.each do |what, (union, json, kind)|
    define_method("test_variants_are_chosen_and_written_back: #{what}") do
      value = Json::Types.read(union, Json.parse(json))
      assert_instance_of kind, value
      assert_equal json, write(union, value)
    end
  end

  def write(union, value)
    Json.write(Json::Encoder.encode(union, value))
  end

  def test_lists_are_not_maps
    assert_equal(['[1,2]', '{"a":1}', '{}', '[]'], [[1, 2], { a: 1 }, {}, []].map { |value| write(Content, value) })
  end

  def test_unknown_variants_tell_their_tag
    case Animal.from_h({ type: 'eel' })
    in Sdk::UnknownVariant[tag:, json:]
      assert_equal ['eel', { 'type' => 'eel' }], [tag, json]
    end
  end

  module Renamed
    extend Sdk::Union

    TAG = 'sdkType'
    VARIANTS = { 'pet' => -> { Sample::Owner }, 'toy' => -> { Toy } }.freeze
  end

  class Toy < Sdk::Model
    PROPERTIES = { sdk_type: ['sdkType', 'string'] }.freeze
  end

  def test_a_hash_tells_its_tag_by_the_name_of_the_property
    assert_equal '{"sdkType":"toy"}', write(Renamed, { sdk_type: 'toy' })
  end

  def test_whoever_writes_a_union_writes_little
    assert_equal '{"lives":9,"type":"cat"}', write(Animal, Cat.new(lives: 9))
    assert_equal '{"type":"dog","barks":true}', write(Animal, Dog.new(barks: true))
    assert_equal '{"type":"cat","lives":9}', write(Animal, { type: 'cat', lives: 9 })
    assert_equal '[1,2.5]', write(Figure, [1.0, 2.5])
    assert_equal '"active"', write(Figure, :active)
  end
end
