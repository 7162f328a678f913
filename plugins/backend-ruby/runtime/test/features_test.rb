# frozen_string_literal: true

require 'json'
require_relative 'test_helper'

# Features name the files that an SDK has only if it uses them. It also lacks the lines that load those files.
class FeaturesTest < Minitest::Test
  SOURCES = File.expand_path('../lib', __dir__)
  FEATURES = JSON.parse(File.read(File.expand_path('../features.json', __dir__)))
  FILES = Dir['**/*.rb', base: SOURCES]
  USUAL = FILES - FEATURES.values.flatten

  def test_features_name_files
    assert_empty FEATURES.values.flatten - FILES
  end

  def test_an_sdk_without_features_is_complete
    assert_complete(USUAL, USUAL)
  end

  FEATURES.each do |feature, files|
    define_method("test_an_sdk_is_complete with #{feature}") { assert_complete(USUAL + files, files) }
  end

  # `checked` are files that may name others only among `present`.
  def assert_complete(present, checked)
    names = (FILES - present).map { |path| constant(path) } - present.map { |path| constant(path) }
    checked.each do |path|
      lines = File.readlines(File.join(SOURCES, path)).grep_v(/^\s*(#|autoload)/)
      named = names.select { |name| lines.any?(/(?<!\w)#{name}(?!\w)/) }
      assert_empty named, "#{path} names what it lacks"
    end
  end

  def constant(path)
    File.basename(path, '.rb').split('_').map(&:capitalize).join
  end
end
