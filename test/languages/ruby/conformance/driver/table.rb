# frozen_string_literal: true

module Driver
  # What `conformance.json` says of an SDK: everything in which one differs from another.
  class Table
    # Reads the table of an SDK, and loads it as its users do.
    def self.load(folder)
      data = JSON.parse(File.read(File.join(folder, 'conformance.json')), max_nesting: false)
      $LOAD_PATH.unshift(File.join(folder, 'lib'))
      require data['require']
      new(data)
    end

    def initialize(data)
      @data = data
      @root = Object.const_get(data['root'])
    end

    # A constant below the module of the SDK.
    def const(name)
      @root.const_get(name)
    end

    # Whether a value is of a class of the runtime. An SDK that does not need the class does not have it.
    def a?(value, name)
      within, _, own = "#{@data['root']}::#{name}".rpartition('::')
      within = Object.const_get(within)
      within.const_defined?(own, false) && within.const_get(own) === value # rubocop:disable Style/CaseEquality
    end

    def client
      const(@data['client'])
    end

    def omit
      const('OMIT')
    end

    # What calling an operation takes; a name that the SDK does not have is a mistake of the suite.
    def call(name)
      @data['calls'].fetch(name) { raise ArgumentError, "The SDK has no call #{name}" }
    end

    # Name of the argument of the constructor that a message calls by another name.
    def option(name)
      @data['options'].fetch(name) { raise ArgumentError, "The SDK has no option #{name}" }.to_sym
    end

    def environment(name)
      const(@data['environment']).const_get(@data['environments'].fetch(name))
    end

    # Names of the resources of the root client.
    def resources
      @data['resources']
    end

    def parse_delivery(body, headers, secret)
      delivery = const('WebhookDelivery').new(body, headers)
      const(@data['webhooks']).public_send(@data['parser'], delivery, secret)
    end

    # What a declared type is, by its name in the SDK.
    def declared(name)
      @data['types']['types'].fetch(name)
    end

    # The class or module of a declared type.
    def type(name)
      const(@data['typesModule']).const_get(name)
    end

    # What a call gives.
    def result(call)
      @data['types']['results'].fetch(call) { { 'kind' => 'value', 'value' => { 'kind' => 'any' } } }
    end

    # The type of the body of an error that the definition declares; nil for others.
    def error_body(name)
      @data['types']['errors'][name]
    end

    def webhook(name)
      @data['types']['webhooks'].fetch(name)
    end

    def inspect
      '#<Table>'
    end
  end
end
