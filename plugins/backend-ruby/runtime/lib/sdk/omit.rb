# frozen_string_literal: true

# Every part of the SDK is loaded when it is first used.
module Sdk
  # Says that a value is not given, where nil is a value of its own.
  OMIT = Object.new
  def OMIT.inspect
    'OMIT'
  end
  OMIT.freeze
end
