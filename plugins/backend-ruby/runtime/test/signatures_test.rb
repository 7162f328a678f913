# frozen_string_literal: true

require_relative 'test_helper'

# Every public method has a signature.
class SignaturesTest < Minitest::Test
  SIGNATURES = File.expand_path('../sig/sdk', __dir__)

  [Sdk, Sdk::Errors, Sdk::Testing].each do |within|
    (within.constants - %i[Internal Errors OMIT Testing VERSION]).each do |name|
      part = within.const_get(name)
      define_method("test_signatures of #{part.name}") { assert_signed(part) }
    end
  end

  def assert_signed(part)
    snake = part.name.split('::').drop(1).map { |name| snake(name) }.join('/')
    text = File.read(File.join(SIGNATURES, "#{snake}.rbs"))
    own = part.public_instance_methods(false)
    assert_empty own.reject { |name| declared?(text, name, '') }, "sig/sdk/#{snake}.rbs lacks methods"
    assert_empty(part.singleton_methods(false).reject { |name| declared?(text, name, 'self\.') })
  end

  def snake(name)
    name.gsub('OAuth', 'Oauth').gsub(/(?<!\A)[A-Z]/) { |one| "_#{one}" }.downcase
  end

  def declared?(text, name, prefix)
    attribute = Regexp.escape(name.to_s.delete_suffix('='))
    text.match?(/^\s*(?:def #{prefix}#{Regexp.escape(name.to_s)}|attr_(?:reader|accessor) #{attribute}):/)
  end
end
