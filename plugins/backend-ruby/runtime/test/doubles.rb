# frozen_string_literal: true

# Test doubles, classes of a fictitious API, and vectors.
%w[sample support vectors].each do |folder|
  name = folder.capitalize
  Object.const_set(name, Module.new)
  Dir[File.expand_path("#{folder}/*.rb", __dir__)].each do |path|
    constant = File.basename(path, '.rb').split('_').map(&:capitalize).join
    Object.const_get(name).autoload(constant, path)
  end
end
