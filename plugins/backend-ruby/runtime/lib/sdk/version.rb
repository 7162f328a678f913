# frozen_string_literal: true

module Sdk
  VERSION = '0.0.0'
end
