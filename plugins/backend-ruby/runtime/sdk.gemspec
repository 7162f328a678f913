# frozen_string_literal: true

require_relative 'lib/sdk/version'

Gem::Specification.new do |spec|
  spec.name = 'sdk'
  spec.version = Sdk::VERSION
  spec.summary = 'The runtime of SDKs for Ruby'
  spec.authors = ['sdkwright']
  spec.license = 'Apache-2.0'
  spec.required_ruby_version = '>= 3.1'
  spec.files = Dir['lib/**/*.rb', 'sig/**/*.rbs', base: __dir__]
  spec.metadata['rubygems_mfa_required'] = 'true'
end
