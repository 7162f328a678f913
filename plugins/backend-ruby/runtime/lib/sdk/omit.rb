# frozen_string_literal: true

module Sdk
  # Says that a value is not given, where nil is a value of its own.
  OMIT = Object.new
  def OMIT.inspect
    'OMIT'
  end
  OMIT.freeze
end
