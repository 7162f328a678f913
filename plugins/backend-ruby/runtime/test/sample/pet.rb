# frozen_string_literal: true

module Sample
  # A model with properties of every kind.
  class Pet < Sdk::Model
    PROPERTIES = {
      id: ['id', 'int64'],
      name: ['name', 'string'],
      nick: ['nick', ['nullable', 'string']],
      status: ['status', -> { Status }],
      born: ['born_at', 'datetime'],
      day: ['day', 'date'],
      weight: ['weight', 'double'],
      big: ['big', 'integer'],
      photo: ['photo', 'bytes'],
      tags: ['tags', ['list', 'string']],
      counts: ['counts', ['map', 'int32']],
      owner: ['owner', -> { Owner }],
      friends: ['friends', ['list', -> { Owner }]],
      animal: ['animal', -> { Animal }],
      figure: ['figure', -> { Figure }],
      any: ['any', 'any']
    }.freeze
    REQUIRED = %i[id name owner].freeze

    def initialize(
      id:, name:, owner:, nick: Sdk::OMIT, status: Sdk::OMIT, born: Sdk::OMIT, day: Sdk::OMIT, weight: Sdk::OMIT,
      big: Sdk::OMIT, photo: Sdk::OMIT, tags: Sdk::OMIT, counts: Sdk::OMIT, friends: Sdk::OMIT, animal: Sdk::OMIT,
      figure: Sdk::OMIT, any: Sdk::OMIT, additional_properties: {}
    )
      super(
        {
          id:, name:, nick:, status:, born:, day:, weight:, big:, photo:, tags:, counts:, owner:, friends:, animal:,
          figure:, any:
        },
        additional_properties
      )
    end

    PROPERTIES.each_key { |name| define_method(name) { self[name] } }
  end
end
