# frozen_string_literal: true

require 'date'
require_relative '../test_helper'

class ModelTest < Minitest::Test
  include Sample

  FULL = '{"id":9007199254740993,"name":"Rex","nick":null,"status":"gone","born_at":"2024-02-29T12:34:56.789+05:30",' \
         '"day":"2024-02-29","weight":1.0,"big":18446744073709551616,"photo":"AP8=","tags":[],"counts":{},' \
         '"owner":{"name":"o","x":[]},"friends":[{"name":"f","size":3}],"animal":{"type":"cat","lives":9},' \
         '"figure":[1,2.5],"any":{"a":[],"b":{},"c":1.0},"extra":{}}'

  def test_what_the_server_sends_is_read
    pet = Pet.from_json(FULL)
    assert_equal [9_007_199_254_740_993, 'Rex', nil, 'gone'], [pet.id, pet.name, pet.nick, pet.status]
    refute Status.known?(pet.status)
    assert_equal [Rational('0.789'), 19_800], [pet.born.subsec, pet.born.utc_offset]
    assert_equal [Date.new(2024, 2, 29), 1.0, 2**64, "\0\xFF".b], [pet.day, pet.weight, pet.big, pet.photo]
    assert_equal [[], {}, 'o', nil, 3], [pet.tags, pet.counts, pet.owner.name, pet.owner.size, pet.friends[0].size]
    assert_equal({ 'x' => [] }, pet.owner.additional_properties)
    assert_equal [9, [1.0, 2.5]], [pet.animal.lives, pet.figure]
    assert_equal({ 'extra' => {} }, pet.additional_properties)
  end

  def test_what_the_server_sends_is_written_back
    pet = Pet.from_json(FULL)
    pet.to_h
    assert_equal FULL, pet.to_json
    assert_equal FULL, Marshal.load(Marshal.dump(pet)).to_json
    assert_equal pet, Pet.from_json(FULL)
    assert_equal pet.hash, Pet.from_json(FULL).hash
  end

  def test_what_a_program_makes
    pet = Pet.new(
      id: 1, name: 'Rex', owner: Owner.new(name: 'o', additional_properties: { x: {} }),
      born: Time.utc(2024, 2, 29, 12, 0, Rational('0.5')), day: Time.utc(2024, 2, 29), weight: 2.0, big: 2**64,
      photo: "\0\xFF".b, counts: {}, status: :active, animal: Cat.new(lives: 9), any: { a: [] }
    )
    expected = '{"id":1,"name":"Rex","status":"active","born_at":"2024-02-29T12:00:00.500Z","day":"2024-02-29",' \
               '"weight":2,"big":18446744073709551616,"photo":"AP8=","counts":{},"owner":{"name":"o","x":{}},' \
               '"animal":{"lives":9,"type":"cat"},"any":{"a":[]}}'
    assert_equal expected, pet.to_json
    assert_equal expected, JSON.generate(pet)
    assert_equal [2.0, "\0\xFF".b, 9], [pet.weight, pet.photo, pet.animal.lives]
  end

  def test_json_is_indented_within_other_data
    owner = Owner.new(name: 'o', additional_properties: { x: [1] })
    plain = [{ 'name' => 'o', 'x' => [1] }, { 'b' => 1 }]
    assert_equal JSON.pretty_generate(plain), JSON.pretty_generate([owner, Sdk::UnknownVariant.new('a', { 'b' => 1 })])
    assert_equal '{"name":"o"}', Owner.new(name: 'o').to_json({ only: 'x' })
  end

  def test_absent_and_null_differ
    pet = Pet.from_json('{"id":1,"name":"Rex","owner":{"name":"o"},"tags":null}')
    assert_equal [nil, false, nil, true], [pet.nick, pet.key?(:nick), pet.tags, pet.key?(:tags)]
    assert_equal '{"name":"o"}', Owner.new(name: 'o').to_json
    assert_includes pet.with(nick: nil).to_json, '"nick":null'
    assert_equal '{"id":1,"name":"Rex","owner":{"name":"o"}}', pet.with(tags: Sdk::OMIT).to_json
    assert_raises(ArgumentError) { pet.with(tags: nil) }
    assert_raises(ArgumentError) { Owner.new(name: nil) }
  end

  MISFITS = {
    'a text for an integer' => [:id, '"many"', 'many'],
    'an integer beyond its width' => [:id, '9223372036854775808', 2**63],
    'a text that spells an integer' => [:id, '"12"', 12],
    'an integer with a fraction of zero' => [:id, '5.0', 5],
    'a number for a text' => [:name, '5', 5],
    'null for a text' => [:name, 'null', nil],
    'half of a surrogate pair' => [:name, '"\ud800"', Sdk::JsonLiteral.new('"\ud800"')],
    'a day that does not exist' => [:born, '"2023-02-29T12:00:00Z"', '2023-02-29T12:00:00Z'],
    'a leap second' => [:born, '"2016-12-31T23:59:60Z"', '2016-12-31T23:59:60Z'],
    'a number that is too large' => [:weight, '1e999', Sdk::JsonLiteral.new('1e999')],
    'an object for a list' => [:tags, '{}', {}],
    'a list for an object' => [:counts, '[]', []],
    'items of other types' => [:tags, '["a",{},null]', ['a', {}, nil]],
    'bytes that are not base64' => [:photo, '"*"', '*'],
    'no object where one must be' => [:owner, '"x"', 'x']
  }.freeze

  MISFITS.each do |what, (property, json, read)|
    define_method("test_misfits_are_kept: #{what}") do
      wire = Pet::PROPERTIES.fetch(property).first
      pet = Pet.from_json("{\"#{wire}\":#{json}}")
      read.nil? ? assert_nil(pet.public_send(property)) : assert_equal(read, pet.public_send(property))
      assert_equal "{\"#{wire}\":#{json}}", pet.to_json
    end
  end

  def test_copies_have_other_values
    pet = Pet.from_json('{"id":"odd","name":"Rex","extra":1}').with(name: 'Max', owner: { name: 'o', 'size' => 2 })
    assert_equal '{"id":"odd","extra":1,"name":"Max","owner":{"name":"o","size":2}}', pet.to_json
    assert_equal 2, pet.owner.size
    assert_raises(ArgumentError) { pet.with(colour: 'red') }
  end

  def test_hashes_stand_for_models
    pet = Pet.from_h(id: 1, born: Time.utc(2024, 1, 2), counts: {}, owner: { 'name' => 'o' }, 'extra' => [1])
    assert_equal '{"id":1,"born_at":"2024-01-02T00:00:00Z","counts":{},"owner":{"name":"o"},"extra":[1]}', pet.to_json
    assert_equal({ id: 1, born: Time.utc(2024, 1, 2), counts: {}, owner: { name: 'o' }, extra: [1] }, pet.to_h)
    assert_equal pet, Pet.from_h(pet.to_h)
    assert_equal({ 'name' => 'o' }, pet.as_json['owner'])
  end

  def test_patterns
    case Pet.from_json(FULL)
    in { name: 'Rex', owner: { name: }, animal: Cat[lives: 9], extra: {} }
      assert_equal 'o', name
    end
  rescue NoMatchingPatternError
    flunk 'no pattern matches'
  end

  def test_absent_properties_match_nil
    case Pet.from_json('{"id":1,"name":"Rex","extra":2}')
    in { nick: nil, owner: nil, extra: 2, id:, **rest }
      assert_equal [1, 'Rex', false], [id, rest[:name], rest.key?(:none)]
    end
    refute_operator({ none: nil }, :===, Pet.from_json('{}'))
    assert_raises(NoMatchingPatternKeyError) { Pet.from_json('{}') => { none: nil } }
  end

  def test_models_are_read_like_hashes
    pet = Pet.from_json(FULL)
    assert_equal %i[id name nick], pet.keys.first(3)
    assert_includes pet.keys, :extra
    assert_equal ['o', 3], [pet.dig(:owner, :name), pet.dig(:friends, 0, 'size')]
    assert_equal [nil, []], [pet.dig(:nick, :x), pet.dig(:any, 'a')]
  end

  def test_undeclared_properties
    pet = Pet.from_json(FULL)
    assert_equal [{}, {}, nil, 'Rex', pet.born], [pet[:extra], pet['extra'], pet[:none], pet['name'], pet['born_at']]
    refute pet.key?(:none)
    assert_raises(NoMethodError) { pet.extra }
  end

  def test_models_do_not_change
    pet = Pet.from_json(FULL)
    parts = [pet, pet.name, pet.tags, pet.counts, pet.any, pet.any['a'], pet.photo]
    parts.each { |one| assert_predicate one, :frozen? }
    data = Pet.from_json(FULL).as_json
    [data, data['tags'], data['any']['a'], data['friends'][0]].each { |one| assert_predicate one, :frozen? }
  end

  def test_texts_of_programs_stay_theirs
    name = +'Rex'
    owner = Owner.new(name:)
    name << 'y'
    assert_equal ['Rex', false], [owner.name, name.frozen?]
  end

  def test_values_that_cannot_be_sent
    [Float::NAN, "\xFF", Object.new, Sdk::File.new('x'), $stdin].each do |value|
      assert_raises(ArgumentError) { Pet.from_h(any: value) }
    end
  end

  def test_models_are_printed
    assert_equal '#<Sample::Owner name="o" size=1>', Owner.new(name: 'o', size: 1).inspect
    assert_equal '#<Sdk::UnknownVariant tag="cow" keys=["type", "milk"]>',
                 Sdk::UnknownVariant.new('cow', { 'type' => 'cow', 'milk' => 1 }).inspect
    assert_equal '#<Sdk::UnknownVariant tag=nil a number>', Sdk::UnknownVariant.new(nil, 1).inspect
  end

  def test_models_are_printed_on_several_lines
    pet = Pet.from_h(name: 'Rex' * 20, owner: { name: 'o' * 40 })
    expected = <<~TEXT
      #<Sample::Pet
       name="#{'Rex' * 20}"
       owner=#<Sample::Owner name="#{'o' * 40}">>
    TEXT
    assert_output(expected) { pp pet }
  end

  def test_secrets_are_not_printed
    login = Class.new(Sdk::Model) do
      const_set(:PROPERTIES, { user: ['user', 'string'], password: ['password', 'string'] })
      const_set(:SECRET, %i[password])
    end
    held = login.from_h(user: 'u', password: 'hush')
    assert_equal 'hush', held[:password]
    assert_match(/ user="u" password=\*\*\*>\z/, held.inspect)
    assert_equal held.inspect, held.to_s
    assert_output(/\A\S+\s+user="u"\s+password=\*\*\*>\n\z/) { pp held }
    refute_includes login.from_h(user: 'u').inspect, '***'
  end
end
